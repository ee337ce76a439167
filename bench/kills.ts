// npm run bench:kills -- --database FOLDER|URL: kills the host by SIGKILL during writes, starts it again and counts the
// acknowledged writes that are lost. Options: --rounds N (20), --writers N (10), --port N. The database gets demo data.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../fixtures/generators/random';
import { projectRoot } from './build';
import { signInAsAdmin } from './hosts';

/** ms in which the host must be up. */
const STARTUP_TIMEOUT = 120_000;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '10' },
    port: { type: 'string', default: '4341' },
  },
});
const { database, port } = values;
if (database === undefined) throw new Error('--database FOLDER|URL');
const url = `http://127.0.0.1:${port}`;
const random = createRandom(Date.now() % 1_000_000);

async function start(): Promise<ChildProcess> {
  const main = join(projectRoot, 'demoHost/main.ts');
  const args = ['--import', 'tsx', main, '--port', port, '--database', database ?? '', '--seed', 'demo'];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = Date.now() + STARTUP_TIMEOUT;
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The host does not start.');
    await wait(100);
  }
  return child;
}

/** Sends a call of the super administrator; undefined if the connection ends. */
const send = (token: string, method: string, path: string, body?: object): Promise<Response | undefined> =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { 'accept-version': '1', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);

/** Returns the body of a call with GET. */
async function read<T>(token: string, path: string): Promise<{ data: T }> {
  const response = await send(token, 'GET', path);
  if (!response?.ok) throw new Error(`${path}: ${response?.status ?? 'no connection'}`);
  return (await response.json()) as { data: T };
}

/** Number of the last acknowledged write by asset. */
const acknowledged = new Map<string, number>();
let lastNumber = 0;
let writes = 0;
let lost = 0;

async function keepWriting(token: string, id: string): Promise<void> {
  for (;;) {
    lastNumber += 1;
    const number = lastNumber;
    const data = { id, attributes: { alias: String(number) } };
    const response = await send(token, 'PATCH', `/assets/${id}`, { data });
    if (!response) return;
    if (!response.ok) throw new Error(`${response.status}`);
    acknowledged.set(id, number);
    writes += 1;
  }
}

async function countLost(token: string): Promise<void> {
  for (const [id, number] of acknowledged) {
    const { data } = await read<{ alias: string }>(token, `/assets/${id}`);
    if (Number(data.alias) < number) lost += 1;
  }
}

let child = await start();
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const { token } = await signInAsAdmin(url);
  const { data } = await read<{ id: string }[]>(token, `/assets?page[size]=${values.writers}`);
  const writers = Promise.all(data.map(({ id }) => keepWriting(token, id)));
  await wait(random.int(300, 2000));
  child.kill('SIGKILL');
  await Promise.all([once(child, 'exit'), writers]);
  child = await start();
  await countLost((await signInAsAdmin(url)).token);
  console.log(`round ${round}: ${writes} acknowledged writes in all, ${lost} lost`);
}
child.kill('SIGTERM');
await once(child, 'exit');
