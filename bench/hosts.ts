import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot, stageProject } from './build';

/** A demo host of its own process that serves one built application. */
export interface BenchHost {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** ms in which a host must be up. */
const STARTUP_TIMEOUT = 30_000;

/** Starts a demo host over `folder`/dist. `delay` in ms delays each response below /api. */
export async function startBenchHost(folder: string, port: number, delay: number): Promise<BenchHost> {
  const stagedFolder = stageProject(folder);
  const child = spawn(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      join(projectRoot, 'demoHost/main.ts'),
      '--port',
      String(port),
      '--delay',
      String(delay),
    ],
    { cwd: stagedFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilUp(url, child);
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await exited;
      rmSync(stagedFolder, { recursive: true });
    },
  };
}

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTUP_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The host at ${url} does not start.`);
    const response = await fetch(`${url}/config.json`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  child.kill();
  throw new Error(`The host at ${url} does not respond.`);
}

/** The answer of the host's login. */
export interface LoginResponse {
  token: string;
  permissions: string[];
  expires_at: number;
  token_type: string;
  user_type: string;
}

/** Signs in at the host as the demo's super administration. */
export async function signInAsAdmin(url: string): Promise<LoginResponse> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Accept-version': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'super@demo.example', password: 'demo-super' }),
  });
  if (!response.ok) throw new Error(`The login at ${url} has the response ${response.status}.`);
  return (await response.json()) as LoginResponse;
}

/** Expected values of a record. */
export interface ExpectedRecord {
  id: string;
  /** Only the record's own request returns it. */
  clientName: string;
  clientId: string;
  /** An asset whose consumptions open with a chart. */
  chartAssetId: string;
}

/** The first asset of a page of 50, as the host knows it. */
export async function fetchExpectedRecord(url: string, token: string, page: number): Promise<ExpectedRecord> {
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      headers: { 'Accept-version': '1', Authorization: `Bearer ${token}` },
    });
    return (await response.json()) as T;
  };
  const list = await get<{ data: { id: string }[] }>(`/assets?page[number]=${page}&page[size]=50`);
  const id = list.data[0]?.id ?? '';
  const asset = await get<{ included: { clients: { id: string; name: string }[] } }>(
    `/assets/${id}/dashboard`,
  );
  const [client] = asset.included.clients;
  return {
    id,
    clientName: client?.name ?? '',
    clientId: client?.id ?? '',
    chartAssetId: await findChartAsset(),
  };

  async function findChartAsset(): Promise<string> {
    for (const row of list.data) {
      const { data } = await get<{ data: Sensor[] }>(`/assets/${row.id}/sensors`);
      const measuresEnergy = (sensor: Sensor) =>
        sensor.can_data_be_fetched && sensor.sensor_type.startsWith('WATTS');
      if (data.some(measuresEnergy)) return row.id;
    }
    throw new Error(`No asset of page ${page} measures energy.`);
  }
}

interface Sensor {
  sensor_type: string;
  can_data_be_fetched: boolean;
}
