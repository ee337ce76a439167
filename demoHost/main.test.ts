import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestHost } from './testing/testHost';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The program while it runs. */
interface RunningProgram {
  url: string;
  out: string;
  /** Ends it by this signal. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the program. Resolves when it listens, or with the code and errors of its end. */
function run(args: string[]): Promise<RunningProgram | { code: number | null; err: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demoHost/main.ts', '--port', '0', ...args], {
    env: { ...process.env, PORT: '', DATABASE_URL: '' },
    // Kills a program that hangs.
    timeout: 150_000,
    killSignal: 'SIGKILL',
  });
  let out = '';
  let err = '';
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  return new Promise((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(out) ?? [];
      const stop = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      if (url !== undefined && out.endsWith('\n\n')) resolve({ url, out, stop });
    });
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    void ended.then((code) => resolve({ code, err: err.trim() }));
  });
}

async function start(...args: string[]): Promise<RunningProgram> {
  const program = await run(args);
  if ('url' in program) return program;
  throw new Error(program.err);
}

/** Sends a call with `Accept-version: 1`; returns its body. */
async function send(url: string, method: string, path: string, body?: unknown, token = ''): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'accept-version': '1',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.json();
}

const signIn = async (url: string, email: string, password: string): Promise<string> =>
  ((await send(url, 'POST', '/users/login', { email, password })) as { token: string }).token;

describe('the program', () => {
  it('prints its URL and the demo logins, and ends well on SIGTERM', async () => {
    const program = await start();
    expect(program.out).toContain('super@demo.example');
    expect(await program.stop('SIGTERM')).toBe(0);
  });

  it('reports a port in use in one English line that tells what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const result = await run(['--port', String(port)]);
    other.close();
    expect(result).toEqual({
      code: 1,
      err: `Port ${port} is in use: choose another one with --port, such as --port ${port + 1}.`,
    });
  });
});

// Creating a database takes seconds, and many on a busy machine.
describe('a folder with data [LIST-17]', { timeout: 180_000 }, () => {
  it('has what was acknowledged after a kill, and is used by one process at a time', async () => {
    const first = await start('--database', folder);
    expect(first.out).toContain('super@demo.example');
    expect(await run(['--database', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`uses ${folder}`) as string,
    });
    const token = await signIn(first.url, 'super@demo.example', 'demo-super');
    const list = (await send(first.url, 'GET', '/assets', undefined, token)) as { data: { id: string }[] };
    const { id } = list.data[0]!;
    await send(first.url, 'PATCH', `/assets/${id}`, { data: { id, attributes: { alias: 'Kept' } } }, token);
    await first.stop('SIGKILL');

    const second = await start('--database', folder);
    const again = await signIn(second.url, 'super@demo.example', 'demo-super');
    expect(await send(second.url, 'GET', `/assets/${id}`, undefined, again)).toMatchObject({
      data: { alias: 'Kept' },
    });
    // The rows may be real now: no call restores the seed, and there are no faults.
    for (const path of ['/demo/reset', '/demo/faults/reset'])
      expect((await fetch(second.url + path, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${second.url}/health`)).status).toBe(200);
    await second.stop('SIGTERM');
    expect(readdirSync(folder)).not.toContain('host.lock');
  });

  it('starts empty with --seed none, and a link of one use registers the first super administrator', async () => {
    const program = await start('--database', folder, '--seed', 'none');
    expect(program.out).not.toContain('demo.example');
    const [, token] = /\/invitation\/user\?token=([\w-]+)/.exec(program.out) ?? [];
    const data = {
      token,
      name: 'Ana',
      email: 'ana@empresa.example',
      password: 'Una-clave-larga-1',
      cellphone: '600000000',
      terms_of_service: true,
    };
    const register = () => send(program.url, 'POST', '/users/register/by_token', { data });
    expect(await register()).toMatchObject({ data: { email: 'ana@empresa.example' } });
    expect(await register()).toHaveProperty('errors');
    const session = await signIn(program.url, data.email, data.password);
    expect(await send(program.url, 'GET', '/assets', undefined, session)).toMatchObject({ data: [] });
    await program.stop('SIGTERM');
    const again = await start('--database', folder);
    expect(again.out).not.toContain('token=');
    await again.stop('SIGTERM');
  });

  it('is left alone if its database is of something else, or of another version of PostgreSQL', async () => {
    const postgres = join(folder, 'postgres');
    mkdirSync(postgres);
    writeFileSync(join(postgres, 'notes.txt'), 'x');
    expect(await run(['--database', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no data of this console') as string,
    });
    expect(readFileSync(join(postgres, 'notes.txt'), 'utf8')).toBe('x');
    writeFileSync(join(postgres, 'PG_VERSION'), '12\n');
    expect(await run(['--database', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is of PostgreSQL 12') as string,
    });
    expect(existsSync(join(folder, 'host.lock'))).toBe(false);
  });

  it.runIf(existsSync('/proc'))('is refused where it cannot be made', async () => {
    expect(await run(['--database', '/proc/console'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('The folder /proc/console cannot be used') as string,
    });
  });
});

describe('a slow host', () => {
  it('delays answers of the services only', async () => {
    const host = await startTestHost({ delay: 80 });
    const took = async (path: string) => {
      const startedAt = performance.now();
      await host.callAnonymously('GET', path);
      return performance.now() - startedAt;
    };
    expect(await took('/users/current')).toBeGreaterThan(75);
    expect(await took('/plain/parking-chargers')).toBeGreaterThan(75);
    await host.close();
  });
});
