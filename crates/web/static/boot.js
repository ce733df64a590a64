// Starts the client, and keeps it for the days without a network.
import init, { start } from '/web.js';

try {
  await init({ module_or_path: '/web_bg.wasm' });
  start();
} catch (error) {
  const german = navigator.language.startsWith('de');
  const message = document.createElement('p');
  message.className = 'lost';
  message.textContent = german
    ? 'Roundtable lässt sich in diesem Browser nicht starten. Es braucht WebAssembly: Bitte nimm einen neueren Browser.'
    : 'Roundtable cannot start in this browser. It needs WebAssembly: please use a newer browser.';
  document.body.replaceChildren(message);
  throw error;
}

const keeper = navigator.serviceWorker;
if (keeper) {
  // A new version waits until the reader asks for it, so that it never comes in the middle of a match.
  let asked = false;
  const registration = await keeper.register('/sw.js');
  const tell = () => {
    if (registration.waiting && keeper.controller) window.dispatchEvent(new Event('update-ready'));
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  window.addEventListener('update-now', () => {
    asked = true;
    registration.waiting?.postMessage('use');
  });
  keeper.addEventListener('controllerchange', () => asked && location.reload());
}
