// A bot's mind: the same program as the page, asked for nothing but advice.
import init, { think } from '/web.js';

const ready = init({ module_or_path: '/web_bg.wasm' });

onmessage = ({ data }) =>
  ready.then(() => postMessage(think(data))).catch((error) => setTimeout(() => { throw error; }));
