// npm run test:hosts -- --database FOLDER|URL: conflicting writes and a set of journeys against hosts on one empty database,
// behind a proxy that sends each request to the next host. Options: --hosts N (2 on a server, 1 on a folder), --port N
// (4351; the hosts take the next ones), --only writes|journeys. Other arguments are specs instead of the set.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startRoundRobinProxy } from './roundRobinProxy.mjs';
import { binPath, buildIfStale, root } from './tasks.mjs';

/** Journeys that write, read what they wrote, or depend on the session, without the controls of one demo host. */
const JOURNEYS = [
  'checkIn',
  'commonAreas',
  'contacts',
  'documents',
  'invitations',
  'office',
  'tickets',
  'users',
];

const STARTUP_MS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    hosts: { type: 'string' },
    port: { type: 'string', default: '4351' },
    only: { type: 'string' },
  },
});
const { database } = values;
if (database === undefined) throw new Error('--database FOLDER|URL');
const isServer = /^postgres(?:ql)?:/.test(database);
const count = Number(values.hosts ?? (isServer ? 2 : 1));
const proxyPort = Number(values.port);
const proxyUrl = `http://127.0.0.1:${proxyPort}`;
const env = {
  ...process.env,
  ...(isServer && { HOST_SECRET_KEY: process.env.HOST_SECRET_KEY ?? randomBytes(32).toString('hex') }),
};

/** Starts a host and waits until it answers; the first one seeds the database. */
async function startHost(port) {
  const args = ['--port', String(port), '--database', database, '--seed', 'demo', '--origin', proxyUrl];
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'demoHost/main.ts'), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.add(child);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + STARTUP_MS;
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The host at ${url} does not start.`);
    await wait(100);
  }
  return url;
}

/** Runs a tool of the project; the proxy runs in this process, so it must not block. */
const runTool = (name, args, extra) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [binPath(name), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...extra },
    });
    children.add(child);
    child.on('exit', (code) => resolve(code ?? 1));
  });

if (values.only !== 'writes') buildIfStale();
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
const urls = [];
let status = 1;
let proxy;
try {
  for (let i = 1; i <= count; i += 1) urls.push(await startHost(proxyPort + i));
  proxy = await startRoundRobinProxy(urls, proxyPort);
  status = 0;
  if (values.only !== 'journeys')
    status = await runTool('vitest', ['run', 'demoHost/testing/concurrency.test.ts'], {
      CONCURRENCY_HOSTS: urls.join(','),
    });
  const specs = positionals.length > 0 ? positionals : JOURNEYS.map((name) => `e2e/${name}.spec.ts`);
  if (status === 0 && values.only !== 'writes')
    status = await runTool('playwright', ['test', ...specs], { E2E_HOST_URL: proxyUrl });
} finally {
  proxy?.close();
  proxy?.closeAllConnections();
  for (const child of children) child.kill('SIGTERM');
}
process.exit(status);
