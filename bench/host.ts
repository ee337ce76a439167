// npm run bench:host: the demo host beside stock json-server over the same rows, in turns, at 50 connections.
// Options: --rounds N (3), --assets N (again for each; 5000 and 100000), --gateways N (5000), --of assets|gateways (both),
// --database FOLDER|URL (of the demo host, empty; default: memory), --write (the tables go into docs/performance.md), --port N (the first of two).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedState } from '../fixtures/seeds/index';
import { projectRoot } from './build';
import { signInAsAdmin } from './hosts';
import { runLoad, type LoadResult } from './load/runLoad';
import { comparisonRows, summarizeLoad, type ScenarioComparison } from './load/percentile';
import { startLoadServer, type LoadServer } from './load/loadServer';
import { firstRows, type LoadKind } from './load/rows';
import { scenariosFor, type LoadScenario } from './load/scenarios';
import { writeToPerformancePage } from './performancePage';
import { formatAligned, formatMarkdown } from './summary';

const CONNECTIONS = 50;

/** Time limit of a step in ms: no further request starts after it, so a slow server does not block the others. */
const SCENARIO_MILLIS = 6000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    assets: { type: 'string', multiple: true, default: ['5000', '100000'] },
    gateways: { type: 'string', multiple: true, default: ['5000'] },
    of: { type: 'string', multiple: true, default: ['assets', 'gateways'] },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4331' },
  },
});
const rounds = Number(values.rounds);

/** Runs one step against both servers alternately; the first one changes with each round. The first round warms up. */
async function compare(
  scenario: LoadScenario,
  rows: number,
  demoHost: LoadServer,
  jsonServer: LoadServer,
): Promise<ScenarioComparison> {
  const sides: { server: LoadServer; ask: LoadScenario['demoHost']; results: LoadResult[] }[] = [
    { server: demoHost, ask: scenario.demoHost, results: [] },
    { server: jsonServer, ask: scenario.jsonServer, results: [] },
  ];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, ask: createRequest, results } of round % 2 === 0 ? sides : sides.toReversed()) {
      const maxMillis = round === 0 ? SCENARIO_MILLIS / 6 : SCENARIO_MILLIS;
      const limits = { connections: CONNECTIONS, requests: scenario.requests, maxMillis };
      const result = await runLoad(server.url, (n) => createRequest(n + round * scenario.requests), limits);
      if (round > 0) results.push(result);
    }
  }
  const [demoSummary, jsonServerSummary] = sides.map(({ results }) =>
    summarizeLoad(
      results.flatMap(({ times }) => times),
      results.reduce((sum, { duration }) => sum + duration, 0),
    ),
  );
  const emptySummary = summarizeLoad([], 0);
  return {
    scenario: scenario.title,
    rows,
    demoHost: demoSummary ?? emptySummary,
    jsonServer: jsonServerSummary ?? emptySummary,
  };
}

async function measure<Of extends LoadKind>(kind: Of, count: number): Promise<ScenarioComparison[]> {
  const servers: LoadServer[] = [];
  const start = async (server: 'demoHost' | 'jsonServer', port: number) => {
    const loadServer = await startLoadServer(
      server,
      port,
      kind,
      count,
      server === 'demoHost' ? values.database : undefined,
    );
    servers.push(loadServer);
    return loadServer;
  };
  try {
    const demoHost = await start('demoHost', Number(values.port));
    const jsonServer = await start('jsonServer', Number(values.port) + 1);
    const lines: ScenarioComparison[] = [];
    for (const scenario of scenariosFor[kind](
      firstRows(fullState, kind, count),
      (await signInAsAdmin(demoHost.url)).token,
    )) {
      lines.push(await compare(scenario, count, demoHost, jsonServer));
      console.log(`${scenario.title}, ${count} ${kind}`);
    }
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const fullState = seedState('big', Date.now());
const lines: Record<LoadKind, ScenarioComparison[]> = { assets: [], gateways: [] };
const kinds: readonly LoadKind[] = ['assets', 'gateways'];
for (const kind of kinds.filter((name) => values.of.includes(name)))
  for (const count of values[kind].map(Number)) lines[kind].push(...(await measure(kind, count)));

const results = { at: new Date().toISOString(), connections: CONNECTIONS, rounds, lines };
console.log(JSON.stringify(results));
mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
writeFileSync(join(projectRoot, 'bench/results/host.json'), `${JSON.stringify(results, null, 2)}\n`);
for (const kind of kinds.filter((name) => lines[name].length > 0)) {
  console.log(`\n${kind}\n${formatAligned(comparisonRows(lines[kind]))}\n`);
  if (!values.write) continue;
  const when = `${rounds} rounds, ${CONNECTIONS} connections, ${results.at.slice(0, 10)}; median and 99th percentile`;
  writeToPerformancePage(`bench:host:${kind}`, `${when}\n\n${formatMarkdown(comparisonRows(lines[kind]))}`);
}
