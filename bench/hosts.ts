import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, stage } from './build';

/** A demo host of its own process that serves one built application. */
export interface BenchHost {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** ms in which a host must be up. */
const START_WITHIN = 30_000;

/** Starts a demo host over `folder`/dist. `delay` is ms by which each answer below /api is late. */
export async function startHost(folder: string, port: number, delay: number): Promise<BenchHost> {
  const staged = stage(folder);
  const child = spawn(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      join(root, 'fixtures/main.ts'),
      '--port',
      String(port),
      '--delay',
      String(delay),
    ],
    { cwd: staged, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, child);
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await gone;
      rmSync(staged, { recursive: true });
    },
  };
}

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_WITHIN;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`El servidor de ${url} no arranca.`);
    const answer = await fetch(`${url}/config.json`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  child.kill();
  throw new Error(`El servidor de ${url} no responde.`);
}

/** The answer of the host's login. */
export interface Login {
  token: string;
  permissions: string[];
  expires_at: number;
  token_type: string;
  user_type: string;
}

/** Signs in at the host as the demo's super administration. */
export async function signIn(url: string): Promise<Login> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Accept-version': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'super@demo.example', password: 'demo-super' }),
  });
  if (!answer.ok) throw new Error(`El inicio de sesión en ${url} responde ${answer.status}.`);
  return (await answer.json()) as Login;
}

/** What the benchmark expects to see of a record. */
export interface Expected {
  id: string;
  /** Only the record's own read brings it. */
  clientName: string;
  clientId: string;
  /** An asset whose consumptions open with a chart. */
  charted: string;
}

/** The first asset of a page of 50, as the host knows it. */
export async function firstAsset(url: string, token: string, page: number): Promise<Expected> {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      headers: { 'Accept-version': '1', Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as T;
  };
  const list = await get<{ data: { id: string }[] }>(`/assets?page[number]=${page}&page[size]=50`);
  const id = list.data[0]?.id ?? '';
  const one = await get<{ included: { clients: { id: string; name: string }[] } }>(`/assets/${id}/dashboard`);
  const [client] = one.included.clients;
  return { id, clientName: client?.name ?? '', clientId: client?.id ?? '', charted: await charted() };

  async function charted(): Promise<string> {
    for (const row of list.data) {
      const { data } = await get<{ data: Sensor[] }>(`/assets/${row.id}/sensors`);
      const measures = (one: Sensor) => one.can_data_be_fetched && one.sensor_type.startsWith('WATTS');
      if (data.some(measures)) return row.id;
    }
    throw new Error(`Ningún activo de la página ${page} mide energía.`);
  }
}

interface Sensor {
  sensor_type: string;
  can_data_be_fetched: boolean;
}
