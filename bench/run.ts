// npm run bench: the built console beside a bare react-admin application and a list page written by hand, run by run in turns, on a slow machine and network.
// Options: --runs N (7), --quick (2 runs), --no-build, --write (the table goes into docs/performance.md),
// --also NAME=FOLDER (another build of the console beside it), --port N, --delay MS.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { plainReactApp, consoleApp, reactAdminApp, type BenchApp } from './apps';
import {
  buildPlainReact,
  buildConsole,
  buildReactAdmin,
  plainReactFolder,
  consoleFolder,
  reactAdminFolder,
  projectRoot,
} from './build';
import { fetchExpectedRecord, signInAsAdmin, startBenchHost, type BenchHost } from './hosts';
import { benchMeasures } from './measures';
import { readBenchOptions, type BenchOptions } from './options';
import { writeToPerformancePage } from './performancePage';
import { formatAligned, formatMarkdown, buildTable, type ResultColumn } from './summary';
import { FAST_4G, runOnce, type Conditions, type Sample, type ServedApp } from './visit';

const slow: Conditions = { cpu: 4, network: FAST_4G };

async function main(): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2));
  if (options.build) {
    console.log('Building the console and the baseline applications…');
    await buildReactAdmin();
    await buildPlainReact();
    await buildConsole();
  }
  const apps = [
    reactAdminApp(reactAdminFolder),
    consoleApp('console', consoleFolder),
    plainReactApp(plainReactFolder),
    ...options.extraBuilds.map(({ name, folder }) => consoleApp(name, resolve(folder))),
  ];
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const hosts: BenchHost[] = [];
  let browser: Browser | undefined;
  try {
    const served: ServedApp[] = [];
    for (const app of apps) {
      const { host, ...rest } = await serve(app, options.port + hosts.length, options.delay);
      hosts.push(host);
      served.push(rest);
    }
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    report(await measure(browser, served, options.runs), options);
  } finally {
    await browser?.close();
    await Promise.all(hosts.map((host) => host.stop()));
  }
}

async function serve(app: BenchApp, port: number, delay: number): Promise<ServedApp & { host: BenchHost }> {
  const host = await startBenchHost(app.folder, port, delay);
  const login = await signInAsAdmin(host.url);
  return { host, app, url: host.url, login, record: await fetchExpectedRecord(host.url, login.token, 2) };
}

/** Visits every application once per run, alternately; a first warm-up round does not count. */
async function measure(
  browser: Browser,
  served: readonly ServedApp[],
  runs: number,
): Promise<ResultColumn[]> {
  const columns = served.map(({ app }): ResultColumn & { samples: Sample[] } => ({
    name: app.name,
    samples: [],
  }));
  for (const servedApp of served) await runOnce(browser, servedApp, { cpu: 1, network: undefined });
  for (let run = 0; run < runs; run++) {
    const order = [...served.keys()];
    if (run % 2 === 1) order.reverse();
    for (const index of order) {
      const servedApp = served[index];
      if (servedApp) columns[index]?.samples.push(await runOnce(browser, servedApp, slow));
    }
    console.log(`Run ${run + 1} of ${runs}`);
  }
  return columns;
}

function report(columns: readonly ResultColumn[], { write, runs }: BenchOptions): void {
  console.log(`\n${formatAligned(buildTable(benchMeasures, columns))}\n`);
  console.log('Without a sort: the host does not sort assets.');
  const results = join(projectRoot, 'bench/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, 'latest.json'),
    `${JSON.stringify({ at: new Date().toISOString(), slow, columns }, null, 2)}\n`,
  );
  if (!write) return;
  const when = `${runs} runs, ${new Date().toISOString().slice(0, 10)}; median (smallest–largest)`;
  const table = formatMarkdown(buildTable(benchMeasures, columns));
  writeToPerformancePage('bench', `${when}\n\n${table}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
