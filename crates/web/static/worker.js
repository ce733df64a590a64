// The worker for bots: runs the same program as the page, but only its search.
import init, { think } from '/web.js';

const ready = init({ module_or_path: '/web_bg.wasm' });

onmessage = ({ data }) =>
  ready.then(() => think(data, (news) => postMessage(news))).catch((error) => setTimeout(() => { throw error; }));
