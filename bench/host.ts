// npm run bench:host: the demo host beside stock json-server over the same rows, in turns, at 50 connections.
// Options: --rounds N (3), --assets N (again for each; 5000 and 100000), --gateways N (5000), --of assets|gateways (both),
// --write (the tables go into docs/performance.md), --port N (the first of two).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedState } from '../fixtures/seed/index';
import { root } from './build';
import { signIn } from './hosts';
import { press, type Pressed } from './load/generator';
import { comparisonRows, summaryOf, type Compared } from './load/percentile';
import { serveLoaded, type Loaded } from './load/serve';
import { firstRows, type Kind } from './load/rows';
import { stepsFor, type Step } from './load/steps';
import { putIntoPage } from './page';
import { alignedOf, markdownOf } from './summary';

const CONNECTIONS = 50;

/** ms after which a step of a round starts no further request: a slow server must not hold up the others for ever. */
const STEP_MILLIS = 6000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    assets: { type: 'string', multiple: true, default: ['5000', '100000'] },
    gateways: { type: 'string', multiple: true, default: ['5000'] },
    of: { type: 'string', multiple: true, default: ['assets', 'gateways'] },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4331' },
  },
});
const rounds = Number(values.rounds);

type Line = Compared & { en: string };

/** One step at both servers, which take turns; who begins changes with each round. The first round warms up. */
async function compare(step: Step, rows: number, own: Loaded, stock: Loaded): Promise<Line> {
  const sides: { server: Loaded; ask: Step['own']; pressed: Pressed[] }[] = [
    { server: own, ask: step.own, pressed: [] },
    { server: stock, ask: step.stock, pressed: [] },
  ];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, ask, pressed } of round % 2 === 0 ? sides : sides.toReversed()) {
      const millis = round === 0 ? STEP_MILLIS / 6 : STEP_MILLIS;
      const pressure = { connections: CONNECTIONS, requests: step.requests, millis };
      const done = await press(server.url, (n) => ask(n + round * step.requests), pressure);
      if (round > 0) pressed.push(done);
    }
  }
  const [ours, theirs] = sides.map(({ pressed }) =>
    summaryOf(
      pressed.flatMap(({ times }) => times),
      pressed.reduce((sum, { lasted }) => sum + lasted, 0),
    ),
  );
  const none = summaryOf([], 0);
  return { step: step.es, en: step.en, rows, own: ours ?? none, other: theirs ?? none };
}

async function measure<Of extends Kind>(kind: Of, count: number): Promise<Line[]> {
  const servers: Loaded[] = [];
  const start = async (server: 'own' | 'stock', port: number) => {
    const loaded = await serveLoaded(server, port, kind, count);
    servers.push(loaded);
    return loaded;
  };
  try {
    const own = await start('own', Number(values.port));
    const stock = await start('stock', Number(values.port) + 1);
    const lines: Line[] = [];
    for (const step of stepsFor[kind](firstRows(all, kind, count), (await signIn(own.url)).token)) {
      lines.push(await compare(step, count, own, stock));
      console.log(`${step.es}, ${count} ${{ assets: 'activos', gateways: 'gateways' }[kind]}`);
    }
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const all = seedState('big', Date.now());
const lines: Record<Kind, Line[]> = { assets: [], gateways: [] };
const kinds: readonly Kind[] = ['assets', 'gateways'];
for (const kind of kinds.filter((name) => values.of.includes(name)))
  for (const count of values[kind].map(Number)) lines[kind].push(...(await measure(kind, count)));

const results = { at: new Date().toISOString(), connections: CONNECTIONS, rounds, lines };
console.log(JSON.stringify(results));
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(join(root, 'bench/results/host.json'), `${JSON.stringify(results, null, 2)}\n`);
for (const kind of kinds.filter((name) => lines[name].length > 0)) {
  console.log(`\n${kind}\n${alignedOf(comparisonRows(lines[kind], 'es'))}\n`);
  if (!values.write) continue;
  const english = lines[kind].map((line) => ({ ...line, step: line.en }));
  const when = `${rounds} rounds, ${CONNECTIONS} connections, ${results.at.slice(0, 10)}; median and 99th percentile`;
  putIntoPage(`bench:host:${kind}`, `${when}\n\n${markdownOf(comparisonRows(english, 'en'))}`);
}
