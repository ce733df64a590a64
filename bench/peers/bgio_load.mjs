// Plays on boardgame.io's server over the loopback: K matches with 4 connected players each, always one move under way in every
// match. Prints one JSON line: moves a second of the server's CPU time, and how long it takes from sending a move until whoever
// moved has the new state. It speaks the server's own protocol over socket.io-client, so that the load costs less than the server.
//   usage, where boardgame.io is installed:  node PATH/bgio_load.mjs [MATCHES [SECONDS [REPEATS]]]
import { fork } from 'node:child_process';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpu, MOVES, PLAYERS } from './bgio_game.mjs';

const require = createRequire(path.join(process.cwd(), 'index.js'));
const { io } = require('socket.io-client');
const [matches = 50, seconds = 5, repeats = 3] = process.argv.slice(2).map(Number);
const sleep = ms => new Promise(done => setTimeout(done, ms));
const players = Array.from({ length: PLAYERS }, (_, player) => player);

async function start() {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const child = fork(path.join(here, 'bgio_server.mjs'));
  const waiting = new Map();
  let next = 0;
  const port = await new Promise((ok, no) => {
    child.once('exit', code => no(new Error(`the server ended with ${code}`)));
    child.on('message', message => (message.port ? ok(message.port) : waiting.get(message.id)?.(message)));
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const post = (where, body) => new Promise((ok, no) => {
    const data = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
    const request = http.request({ host: '127.0.0.1', port, path: where, method: 'POST', agent, headers }, response => {
      let text = '';
      response.on('data', part => (text += part));
      response.on('end', () => (response.statusCode === 200 ? ok(JSON.parse(text)) : no(new Error(`${response.statusCode} ${text}`))));
    });
    request.on('error', no);
    request.end(data);
  });
  return {
    port,
    vitals: () => new Promise(ok => { const id = ++next; waiting.set(id, ok); child.send({ id }); }),
    match: async () => {
      const { matchID } = await post('/games/banners/create', { numPlayers: PLAYERS });
      const join = player => post(`/games/banners/${matchID}/join`, { playerID: String(player), playerName: `p${player}` });
      const credentials = [];
      for (const player of players) credentials.push((await join(player)).playerCredentials);
      return { matchID, credentials };
    },
    stop: () => new Promise(ok => { agent.destroy(); child.removeAllListeners('exit'); child.once('exit', ok); child.disconnect(); }),
  };
}

async function measure() {
  const server = await start();
  const spare = [];
  const wanted = matches + Math.ceil(seconds * 1500 / MOVES) + 10; // fresh matches for those that end
  while (spare.length < wanted) spare.push(...await Promise.all(Array.from({ length: 8 }, server.match)));
  const latencies = [];
  let measuring = false, stop = false, exhausted = false;

  const connect = () => new Promise((ok, no) => {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { origin: 'http://127.0.0.1' } };
    const socket = io(`http://127.0.0.1:${server.port}/banners`, options);
    socket.once('connect', () => ok(socket));
    socket.once('connect_error', no);
  });
  const tables = await Promise.all(Array.from({ length: matches }, () => Promise.all(players.map(connect))));

  const play = async sockets => {
    for (;;) {
      const match = spare.pop();
      if (!match) { exhausted = true; return; }
      const { matchID, credentials } = match;
      let stateID = 0, mover = 0, moved;
      await Promise.all(sockets.map((socket, player) => new Promise(ok => {
        socket.removeAllListeners();
        socket.once('sync', (_, info) => { stateID = info.state._stateID; ok(); });
        socket.on('update', (id, state) => {
          if (id === matchID && player === mover && state._stateID === stateID + 1) { stateID++; moved(); }
        });
        socket.emit('sync', matchID, String(player), credentials[player], PLAYERS);
      })));
      for (let move = 0; move < MOVES; move++) {
        if (stop) return;
        mover = move % PLAYERS;
        const sent = performance.now();
        await new Promise(ok => {
          moved = ok;
          const payload = { type: 'play', args: [0, move % 3 === 0], playerID: String(mover), credentials: credentials[mover] };
          sockets[mover].emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, String(mover));
        });
        if (measuring) latencies.push(performance.now() - sent);
      }
    }
  };
  const playing = tables.map(play);
  await sleep(seconds * 250);
  const before = await server.vitals(), own = cpu(), begun = performance.now();
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  const wall = (performance.now() - begun) / 1000, after = await server.vitals();
  stop = true;
  await Promise.race([Promise.all(playing), sleep(2000)]);
  tables.flat().forEach(socket => socket.disconnect());
  await server.stop();
  latencies.sort((a, b) => a - b);
  const quantile = share => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return {
    steps_per_s: latencies.length / wall,
    steps_per_server_cpu_s: latencies.length / (after.cpu - before.cpu),
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    server_cpu_share: (after.cpu - before.cpu) / wall,
    load_cpu_share: (cpu() - own) / wall,
    server_mib_live: after.rss / 2 ** 20,
    ran_out_of_matches: +exhausted,
  };
}

const rows = [];
for (let at = 0; at < repeats; at++) rows.push(await measure());
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];
const result = { peer: 'boardgame.io', version: require('boardgame.io/package.json').version, matches, sockets: PLAYERS * matches };
for (const key of Object.keys(rows[0])) result[key] = +median(rows.map(row => row[key])).toFixed(3);
console.log(JSON.stringify(result));
process.exit(0);
