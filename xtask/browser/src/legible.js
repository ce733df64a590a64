// The law of legibility, judged in a page: what a player needs can be seen whole, read and hit, without scrolling. Returns one
// sentence for each fault.
(() => {
  const faults = [];
  const name = (element) => {
    const { piece, spot, leaf, choice, plate } = element.dataset ?? {};
    const of = piece ?? spot ?? choice ?? leaf ?? plate;
    const path = element.closest?.('[data-leaf]')?.dataset.leaf ?? '';
    return `${element.localName}.${[...(element.classList ?? [])].join('.')}${of ? ` “${of}”` : ''}${path ? ` in ${path}` : ''}`;
  };
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clips = ({ overflowX, overflowY, display }) =>
    display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible');
  // The part of the window in which an element can be seen.
  const sight = (element) => {
    const part = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!clips(getComputedStyle(around))) continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      part.left = Math.max(part.left, left);
      part.top = Math.max(part.top, top);
      part.right = Math.min(part.right, right);
      part.bottom = Math.min(part.bottom, bottom);
    }
    return part;
  };
  const whole = (element, rect, slack) => {
    const { left, top, right, bottom } = sight(element);
    return rect.left >= left - slack && rect.right <= right + slack && rect.top >= top - slack && rect.bottom <= bottom + slack;
  };
  // A result lies over the table.
  const table = ['.result-sheet:not(.aside)', '.table-page', '.replay-page', '#main'].map((part) => document.querySelector(part)).find((part) => part);
  const unseen = (element) => element.closest('.unseen, .buried, .defs, #sky, [aria-hidden=true] .face');

  // What lies under an open prompt can be touched when it is closed again.
  const opened = document.querySelector('.prompt.opened');
  const covered = (element) => {
    if (!opened || opened.contains(element)) return false;
    const [over, under] = [opened, element].map((one) => one.getBoundingClientRect());
    return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom;
  };

  // What can be touched is whole and can be hit; no other thing covers it.
  const PARTS = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
  const targets = [...table.querySelectorAll('.piece.touch[data-piece], .spot.touch, .answers button, .answers a, .answer-pages button')]
    .filter((element) => shown(element) && !unseen(element) && !covered(element));
  const mirrored = new Set([...table.querySelectorAll('.answers [data-choice]')]
    .filter((button) => shown(button) || button.matches('.later')).map((button) => button.dataset.choice));
  const asButton = (element) => {
    const choices = (element.dataset.choices ?? '').split('|').filter(Boolean);
    return choices.length > 0 && choices.every((choice) => mirrored.has(choice));
  };
  for (const target of targets) {
    const rect = target.getBoundingClientRect();
    if (!whole(target, rect, Math.max(3, 0.04 * Math.max(rect.width, rect.height)))) {
      if (!asButton(target)) faults.push(`cut: ${name(target)} can be touched but is not whole in sight`);
      continue;
    }
    const hits = PARTS.flatMap((down) => PARTS.map((along) => {
      const hit = document.elementFromPoint(rect.left + rect.width * along, rect.top + rect.height * down);
      return !!hit && (target.contains(hit) || target.matches('.spot') && target.closest('.place')?.contains(hit));
    }));
    const share = hits.filter(Boolean).length / hits.length;
    const free = share * rect.width * rect.height;
    // A round target leaves its corners free; cards in a hand overlap like shingles.
    if (free < 130 || share < 0.2) {
      if (!asButton(target)) faults.push(`covered: ${name(target)} can be hit on ${Math.round(100 * share)} % of ${Math.round(rect.width)}×${Math.round(rect.height)}`);
    }
  }

  // No text is too small, and none is cut off by its surroundings.
  const scale = (element) => {
    const svg = element.closest('svg');
    if (!svg) return element.currentCSSZoom ?? 1;
    const matrix = element.getScreenCTM?.();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const small = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !shown(element) || unseen(element)) continue;
    // What is there for the ear alone is one pixel wide.
    if (element.closest('style, script, .unseen') || !element.closest('svg') && element.getBoundingClientRect().width < 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 1.5 || rect.height < 1.5) continue;
    const isDrawing = element.closest('svg');
    const size = parseFloat(getComputedStyle(element).fontSize) * (isDrawing ? scale(element) : scale(element));
    const least = isDrawing ? 9 : 11;
    if (size < least - 0.05 && whole(element, rect, 2)) {
      const key = `small: ${name(isDrawing ? element.closest('button, .leaf') ?? element : element)}`;
      small.set(key, [Math.min(size, small.get(key)?.[0] ?? 99), node.data.trim().slice(0, 40)]);
    }
    // Maps and lists that scroll by themselves show a part; boards are drawings.
    if (isDrawing || element.closest('.window, .log, .explanation, .tale, .chat, .teacher, .drawer')) continue;
    const leaf = element.closest('.leaf:not(.opened)')?.getBoundingClientRect();
    const over = leaf ? Math.round(Math.max(leaf.left - rect.left, rect.right - leaf.right, leaf.top - rect.top, rect.bottom - leaf.bottom)) : 0;
    if (over > 3) faults.push(`spills: “${node.data.trim().slice(0, 40)}” of ${name(element)} lies ${over} px outside of its part of the table`);
    else if (!whole(element, rect, 2)) faults.push(`cut: “${node.data.trim().slice(0, 40)}” of ${name(element)}`);
  }
  for (const [key, [size, text]] of small) faults.push(`${key}: “${text}” is ${size.toFixed(1)} px high`);

  // Nothing is shortened, and nothing inside the table scrolls.
  for (const element of table.querySelectorAll('*')) {
    if (element.closest('svg') || element.clientWidth < 2 || !shown(element) || unseen(element)) continue;
    const style = getComputedStyle(element);
    const wider = element.scrollWidth > element.clientWidth + 1;
    const higher = element.scrollHeight > element.clientHeight + 1;
    if (style.textOverflow === 'ellipsis' && wider && style.overflowX !== 'visible') faults.push(`shortened: “${element.innerText.slice(0, 50)}”`);
    if (element.closest('.leaves') && (/auto|scroll/.test(style.overflowX) && wider || /auto|scroll/.test(style.overflowY) && higher))
      faults.push(`scrolls: ${name(element)}`);
  }
  const page = document.scrollingElement;
  if (document.querySelector('.table-page') && (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)) faults.push('scrolls: the page');
  return [...new Set(faults)];
})()
