// boardgame.io's own server with its store in memory, on the loopback. Started by bgio_load.mjs.
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { cpu, game } from './bgio_game.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(path.join(process.cwd(), 'index.js'));
const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

// It takes a port but no address, and writes a log of requests: neither is wanted here.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) { return listen.call(this, { port, host: '127.0.0.1' }, ...rest); };
console.log = () => {};
console.info = () => {};

const server = Server({ games: [game(INVALID_MOVE)], origins: ['http://127.0.0.1'] });
const running = await server.run({ port: 0 });
process.send({ port: running.appServer.address().port });
process.on('message', ({ id }) => process.send({ id, cpu: cpu(), rss: process.memoryUsage().rss }));
process.on('disconnect', () => process.exit(0));
