// Reads the lines that bench/online.sh collects and prints a table: boardgame.io, and what ours makes of it.
import { readFileSync } from 'node:fs';

const lines = readFileSync(0, 'utf8').trim().split('\n').map(line => JSON.parse(line));
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];
const keys = ['steps_per_server_cpu_s', 'steps_per_s', 'p50_ms', 'p99_ms'];
const both = lines.filter(line => line.peer);
const ours = lines.filter(line => !line.peer);
const medians = runs => Object.fromEntries(keys.map(key => [key, median(runs.map(run => run[key]))]));
const peer = medians(both);

const groups = new Map();
for (const line of ours) {
  const name = `Roundtable, ${line.sockets} sockets, ${line.rate ? 'the same rate of steps offered' : 'as many steps as it takes'}`;
  groups.set(name, [...(groups.get(name) ?? []), line]);
}
const whole = number => Math.round(number).toLocaleString('en');
const row = (name, found) => {
  const ratio = found.steps_per_server_cpu_s / peer.steps_per_server_cpu_s, slower = peer.p99_ms / found.p99_ms;
  console.log(`| ${name} | ${whole(found.steps_per_server_cpu_s)} | ${ratio.toFixed(1)} × | ${whole(found.steps_per_s)} | ${found.p50_ms.toFixed(1)} ms | ${found.p99_ms.toFixed(1)} ms | 1/${slower.toFixed(1)} |`);
};
console.log(`\n${both[0].matches} matches, 4 players each\n`);
console.log('| | steps a second of CPU time | ratio | steps a second | p50 | p99 | of its p99 |');
console.log('|---|---:|---:|---:|---:|---:|---:|');
row(`boardgame.io ${both[0].version}, ${both[0].sockets} sockets`, peer);
for (const [name, runs] of groups) row(name, medians(runs));
const rates = both.map(line => line.steps_per_server_cpu_s), [least, most] = [Math.min(...rates), Math.max(...rates)];
console.log(`\nboardgame.io: ${whole(least)} to ${whole(most)}${most > 1.15 * least ? ': they differ by more than 15 %, run it again' : ''}`);
if (ours.some(run => run.ran_out_of_spare_matches)) console.log('Matches were opened while ours was measured: there were too few spare ones.');
