// Starts the client, and registers the service worker, which makes it available offline.
try {
  const { default: init, start } = await import('/web.js');
  await init({ module_or_path: '/web_bg.wasm' });
  await start();
} catch (error) {
  showStartError(typeof WebAssembly === 'object');
  throw error;
}

// Replaces the page by an error message, with a way to try again.
function showStartError(canRun) {
  const german = navigator.language.startsWith('de');
  const add = (parent, name, text) => {
    const element = parent.appendChild(document.createElement(name));
    element.textContent = text;
    return element;
  };
  document.documentElement.lang = german ? 'de' : 'en';
  const main = document.createElement('main');
  main.className = 'lost';
  main.id = 'main';
  document.body.replaceChildren(main);
  add(main, 'h1', german ? 'Roundtable lässt sich nicht starten' : 'Roundtable cannot start');
  if (canRun) {
    add(main, 'p', german
      ? 'Ein Teil von Roundtable konnte nicht geladen werden. Vielleicht bist du offline, oder der Server läuft nicht.'
      : 'A part of Roundtable could not be loaded. You may be offline, or the server may have been stopped.');
    const again = add(main, 'button', german ? 'Noch einmal versuchen' : 'Try again');
    again.className = 'button go';
    again.addEventListener('click', () => location.reload());
  } else {
    add(main, 'p', german
      ? 'Dieser Browser unterstützt kein WebAssembly, oder es ist ausgeschaltet. Bitte nutze einen neueren Browser oder spiele im Terminal: roundtable play'
      : 'This browser does not support WebAssembly, or it is switched off. Please use a newer browser or play in the terminal: roundtable play');
  }
}

const workers = navigator.serviceWorker;
// Without a service worker, the client works as long as the server runs.
const registration = await workers?.register('/sw.js').catch(() => null);
if (registration) {
  // A new version waits until the user asks for it, so that it is never installed in the middle of a match.
  let asked = false;
  const tell = () => {
    if (registration.waiting && workers.controller) window.dispatchEvent(new Event('update-ready'));
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  window.addEventListener('update-now', () => {
    asked = true;
    registration.waiting?.postMessage('use');
  });
  workers.addEventListener('controllerchange', () => asked && location.reload());
}
