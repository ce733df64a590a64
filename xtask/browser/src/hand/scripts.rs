//! Scripts that run in the page for the hand.

/// Functions for scripts in the page. `seen(element)` returns a point of an element that a person can hit, if the whole
/// element is visible: nothing clips it, and other elements cover it only in part. A piece may cover its spot, because
/// clicking the piece is clicking the spot.
pub(super) const SIGHT: &str = "
  const whole = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(around);
      if (display === 'contents' || overflowX === 'visible' && overflowY === 'visible') continue;
      const part = around.getBoundingClientRect();
      sight = {
        left: Math.max(sight.left, part.left), top: Math.max(sight.top, part.top),
        right: Math.min(sight.right, part.right), bottom: Math.min(sight.bottom, part.bottom),
      };
    }
    const rounding = Math.max(2, 0.03 * Math.max(right - left, bottom - top));
    return left >= sight.left - rounding && right <= sight.right + rounding
      && top >= sight.top - rounding && bottom <= sight.bottom + rounding;
  };
  const free = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    for (const down of parts)
      for (const along of parts) {
        const [x, y] = [Math.round(left + width * along), Math.round(top + height * down)];
        const hit = document.elementFromPoint(x, y);
        const stands = element.matches('.spot') && element.closest('.place')?.contains(hit);
        if (hit && (element.contains(hit) || stands)) return { x, y };
      }
    return null;
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && whole(element) ? free(element) : null;";

/// Returns a point of the first visible element that matches the selector. If none is visible, returns how far to
/// scroll to the first one.
pub(super) const POINT: &str = "
  const selector = arguments[0];
  const elements = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  if (!elements.length) return { missing: true };
  for (const element of elements) {
    const point = seen(element);
    if (point) return point;
  }
  const page = document.scrollingElement;
  const { top, bottom } = elements[0].getBoundingClientRect();
  const room = innerHeight / 3;
  if (bottom > innerHeight && page.scrollTop + innerHeight < page.scrollHeight - 1) return { scroll: room };
  if (top < 0 && page.scrollTop > 0) return { scroll: -room };
  return { unseen: elements[0].outerHTML.slice(0, 300) };";

/// Notes whether the next click reaches an element that matches the selector. A click that opens another page leaves no
/// note.
pub(super) const WATCH_AIM: &str = "
  const selector = arguments[0];
  window.reachedAim = undefined;
  const note = ({ target }) => {
    window.reachedAim = !!(target.closest?.(selector) ?? target.closest?.('.place')?.querySelector(selector));
  };
  addEventListener('click', note, { capture: true, once: true });";

/// Everything a player can click at a table. Pieces in flight are only pictures and have no id.
pub(super) const TOUCHES: &str = ".piece.touch[data-piece], .spot.touch, .answers [data-choice]";

/// Whether nothing moves that a hand could point at.
pub(super) const RESTS: &str = "!document.querySelector('.window.following')
    && [...document.querySelectorAll('.plane, .drawer')].every((e) => e.getAnimations().length === 0)";

/// Checks in one call whether the match is over, has stopped, or waits for a touch. Returns the points that can be
/// touched, and the offered choices that none of them reaches. Returns nothing while others act, something moves, or
/// the page still works out which pieces are visible.
pub(super) fn next_touch() -> String {
    format!(
        "(async () => {{
            {SIGHT}
            const look = () => {{
              if (document.querySelector('.result')) return {{ over: true }};
              const trouble = document.querySelector('.trouble');
              if (trouble) return {{ trouble: trouble.innerText }};
              const touches = [...document.querySelectorAll('{TOUCHES}')].filter((e) => !e.closest('.buried'));
              if (!touches.length || !({RESTS})) return null;
              const choices = (e) => e.dataset.choice ? [e.dataset.choice] : (e.dataset.choices ?? '').split('|');
              const all = touches.map((element) => ({{ element, choices: choices(element), point: seen(element) }}));
              const points = all.filter(({{ point }}) => point);
              const reached = new Set(points.flatMap(({{ choices }}) => choices));
              // Buttons without room are on other pages of the prompt.
              const pages = [...document.querySelectorAll('.answer-pages button')].find(seen);
              const later = pages ? [...document.querySelectorAll('.answers .later')].map((e) => e.dataset.choice) : [];
              later.forEach((choice) => reached.add(choice));
              // After a touch that narrows the choice, the other choices are behind the button that undoes it.
              const narrowed = document.querySelector('.answers button:not([data-choice])');
              const offered = narrowed ? [] : all.flatMap(({{ choices }}) => choices);
              const lost = new Set(offered.filter((choice) => !reached.has(choice)));
              return {{
                points: points.map(({{ choices, point }}) => ({{ ...point, choices }})),
                lost: [...lost],
              }};
            }};
            const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            let now = look();
            // Buttons for pieces out of sight appear a few frames after the pieces.
            for (let patience = 0; patience < 20 && now?.lost?.length; patience += 1) {{ await frame(); now = look(); }}
            return now;
        }})()"
    )
}
