import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SNAPSHOT_FILE, readCliOptions } from '../../cliOptions';
import { Persister, RETRY_MS, WRITE_INTERVAL_MS } from './persister';
import { readSnapshotFile } from './snapshotFile';
import { startTestHost } from '../../testing/testHost';

let folder: string;
let file: string;
let lines: string[];
const keep = (more: { reset?: boolean } = {}) =>
  new Persister({ file, log: (line) => lines.push(line), ...more });
beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'persist-'));
  file = join(folder, 'below', 'state.json');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('keeping data across restarts [LIST-17]', () => {
  it('a host made from a snapshot has the changes, the plain rows and the sessions', async () => {
    const first = await startTestHost();
    const root = await first.signInAs('super');
    const { id } = first.store.state.assets[0]!;
    await root('PATCH', `/assets/${id}`, { data: { id, attributes: { alias: 'Persistente' } } });
    await root('PATCH', '/plain/parking-chargers/cp1', { notes: 'Persistente' });
    const authorization = (
      await first.callAnonymously('POST', '/users/login', {
        email: 'admin@demo.example',
        password: 'demo-admin',
      })
    ).body['token'];
    const snapshot = JSON.parse(JSON.stringify(first.takeSnapshot())) as ReturnType<
      typeof first.takeSnapshot
    >;
    await first.close();
    expect(JSON.stringify(snapshot)).not.toContain(String(authorization));

    const second = await startTestHost({ snapshot });
    const again = await second.signInAs('super');
    expect((await again('GET', `/assets/${id}`)).body['data']?.['alias']).toBe('Persistente');
    expect((await again('GET', '/plain/parking-chargers/cp1')).body['notes']).toBe('Persistente');
    expect(
      (
        await second.callAnonymously('GET', '/users/current', undefined, {
          authorization: `Bearer ${String(authorization)}`,
        })
      ).status,
    ).toBe(200);
    await second.reset();
    expect((await again('GET', `/assets/${id}`)).body['data']?.['alias']).not.toBe('Persistente');
    await second.close();
  });

  it('every change, login and reset asks to be kept; reading does not', async () => {
    let changes = 0;
    const host = await startTestHost({ onChange: () => (changes += 1) });
    const root = await host.signInAs('super');
    expect(changes).toBeGreaterThan(0);
    changes = 0;
    await root('GET', '/assets');
    await root('GET', '/plain/parking-chargers');
    expect(changes).toBe(0);
    await root('DELETE', '/plain/parking-chargers/cp1');
    expect(changes).toBeGreaterThan(0);
    changes = 0;
    await host.reset();
    expect(changes).toBeGreaterThan(0);
    await host.close();
  });

  it('writes at most once in two seconds, whole, and at once when flushed', async () => {
    const host = await startTestHost();
    await host.close();
    vi.useFakeTimers();
    const keeper = keep();
    keeper.setSource(host.takeSnapshot);
    keeper.flush();
    expect(existsSync(file)).toBe(false);
    keeper.scheduleWrite();
    keeper.scheduleWrite();
    vi.advanceTimersByTime(WRITE_INTERVAL_MS - 1);
    expect(existsSync(file)).toBe(false);
    vi.advanceTimersByTime(1);
    const found = readSnapshotFile(file);
    expect(found.kind === 'data' && found.snapshot.state.assets.length).toBe(1260);
    expect(existsSync(`${file}.tmp`)).toBe(false);
    rmSync(file);
    keeper.scheduleWrite();
    keeper.flush();
    expect(existsSync(file)).toBe(true);
    keeper.close();
    expect(readdirSync(join(folder, 'below'))).toEqual(['state.json']);
    expect(lines).toEqual([]);
  });
});

describe('a file that this version cannot read', () => {
  const put = (text: string) => {
    mkdirSync(join(folder, 'below'), { recursive: true });
    writeFileSync(file, text);
  };

  it.each([
    ['{"state":{"clients":[', 'is damaged'],
    ['{"state":{"clients":[]}}', 'is of another version'],
  ])('is set aside and said: %s', (text, why) => {
    for (const n of [1, 2]) {
      put(text);
      const keeper = keep();
      expect(keeper.snapshot).toBeUndefined();
      keeper.close();
      expect(readFileSync(`${file}.old-${n}`, 'utf8')).toBe(text);
      expect(lines.at(-1)).toBe(
        `${file} ${why}: the host starts with new data. It is kept as ${file}.old-${n}.`,
      );
    }
  });

  it.each(['# Léeme', '[]', 'null', '{"name":"package"}'])(
    'stays as it is when it is foreign: %s',
    (text) => {
      put(text);
      for (const reset of [false, true])
        expect(() => keep({ reset })).toThrow(`${file} has no data of this demo`);
      expect(readFileSync(file, 'utf8')).toBe(text);
      expect(existsSync(`${file}.lock`)).toBe(false);
    },
  );

  it('stays as it is when it is a device', () => {
    expect(readSnapshotFile('/dev/null')).toEqual({ kind: 'foreign' });
  });

  it('is no file at all, or an empty one: there is nothing to lose', () => {
    expect(readSnapshotFile(file)).toEqual({ kind: 'nothing' });
    put('');
    expect(readSnapshotFile(file)).toEqual({ kind: 'nothing' });
    rmSync(file);
    mkdirSync(file);
    expect(() => keep()).toThrow(`${file} cannot be read (EISDIR)`);
  });

  it('is forgotten when that is asked for', () => {
    put('{"state":{"clients":[]}}');
    keep({ reset: true }).close();
    expect(readdirSync(join(folder, 'below'))).toEqual([]);
  });
});

describe('two hosts on one file', () => {
  const lockOf = (holder: object) => {
    mkdirSync(join(folder, 'below'), { recursive: true });
    writeFileSync(`${file}.lock`, JSON.stringify({ id: 'x', ...holder }));
  };

  it('the second is refused while the first runs', () => {
    const first = keep();
    expect(() => keep()).toThrow(`Another host (process ${process.pid}) uses ${file}`);
    first.close();
    keep().close();
  });

  it('what was killed holds nothing, nor does a machine that was silent for long', () => {
    lockOf({ pid: 4_194_305, host: hostname() });
    keep().close();
    lockOf({ pid: 1, host: 'another' });
    expect(() => keep()).toThrow('process 1');
    utimesSync(`${file}.lock`, new Date(), new Date(Date.now() - 16_000));
    keep().close();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('one that lost its file to another writes no more, and says so', async () => {
    const host = await startTestHost();
    await host.close();
    const keeper = keep();
    keeper.setSource(host.takeSnapshot);
    lockOf({ pid: process.pid, host: hostname() });
    keeper.scheduleWrite();
    keeper.flush();
    expect(existsSync(file)).toBe(false);
    expect(keeper.notice).toContain('otro servidor usa el fichero');
    keeper.close();
    expect(existsSync(`${file}.lock`)).toBe(true);
  });
});

describe('where nothing can be written', () => {
  it('a full disk is said, and tried again until there is room', async () => {
    const host = await startTestHost();
    await host.close();
    vi.useFakeTimers();
    const keeper = keep();
    keeper.setSource(host.takeSnapshot);
    const full = () => symlinkSync('/dev/full', `${file}.tmp`);
    full();
    keeper.scheduleWrite();
    vi.advanceTimersByTime(WRITE_INTERVAL_MS);
    expect(keeper.notice).toContain('el disco está lleno');
    full();
    vi.advanceTimersByTime(RETRY_MS);
    expect(existsSync(file)).toBe(false);
    vi.advanceTimersByTime(RETRY_MS);
    expect(keeper.notice).toBeUndefined();
    expect(readSnapshotFile(file).kind).toBe('data');
    expect(lines).toEqual([
      `${file} is not saved: the disk is full. The host continues in memory.`,
      `${file} is saved again.`,
    ]);
    keeper.close();
  });

  it('the host starts, and the console learns that nothing is kept', async () => {
    writeFileSync(join(folder, 'below'), 'no folder');
    const keeper = keep();
    const host = await startTestHost({
      getNotice: () => keeper.notice,
      onChange: () => keeper.scheduleWrite(),
    });
    keeper.setSource(host.takeSnapshot);
    await (
      await host.signInAs('super')
    )('POST', '/demo/reset');
    keeper.flush();
    const config = await host.callAnonymously('GET', '/config.json');
    expect(config.body['demo']?.['state']).toBe('/demo/state');
    expect(String((await host.callAnonymously('GET', '/demo/state')).body['notice'])).toMatch(
      /no se están guardando/,
    );
    keeper.close();
    await host.close();
    const plain = await startTestHost();
    expect((await plain.callAnonymously('GET', '/config.json')).body['demo']).not.toHaveProperty('state');
    await plain.close();
  });
});

describe('command line', () => {
  it('has defaults, and PORT below --port', () => {
    expect(readCliOptions([], {})).toEqual({
      port: 4126,
      host: '127.0.0.1',
      data: 'normal',
      persist: undefined,
      reset: false,
      check: false,
      delay: 0,
      faults: true,
      origin: undefined,
    });
    expect(readCliOptions(['--origin', 'https://demo.example/'], {}).origin).toBe('https://demo.example');
    expect(readCliOptions(['--no-faults'], {}).faults).toBe(false);
    expect(readCliOptions([], { PORT: '5000' }).port).toBe(5000);
    expect(readCliOptions(['--port', '0'], { PORT: '5000' }).port).toBe(0);
    expect(readCliOptions(['--persist', '--reset'], {})).toMatchObject({
      persist: DEFAULT_SNAPSHOT_FILE,
      reset: true,
    });
    expect(
      readCliOptions(['--persist', 'x.json', '--data', 'hostile', '--delay', '20', '--check'], {}),
    ).toMatchObject({
      persist: 'x.json',
      data: 'hostile',
      delay: 20,
      check: true,
    });
  });

  it.each([
    ['--port', 'x'],
    ['--port', '70000'],
    ['--data', 'huge'],
    ['--persist', '--data', 'big'],
    ['--persist', ''],
    ['--delay', '-1'],
    ['--origin', 'demo.example'],
    ['--origin', 'https://demo.example/path'],
    ['--nothing', '1'],
  ])('refuses %s %s in English', (...args) => {
    expect(() => readCliOptions(args, {})).toThrow(/must be|Options/);
  });
});

/** Runs the program until it ends, or sends a signal after its first output. */
function run(
  args: string[],
  stopAtWords: boolean,
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'demoHost/main.ts', ...args], {
      env: { ...process.env, PORT: '' },
      // Kills a program that hangs.
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      if (stopAtWords && out.includes('Documentos legales')) child.kill('SIGTERM');
    });
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the program', () => {
  it('says its address and the demo logins, and ends well on SIGTERM', async () => {
    const { code, out } = await run(['--port', '0', '--persist', file], true);
    expect(code).toBe(0);
    expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
    expect(out).toContain('super@demo.example');
  });

  it.runIf(existsSync('/proc'))(
    'says of a folder that cannot be made, where making it never ends, that nothing is kept',
    async () => {
      const { code, out, err } = await run(['--port', '0', '--persist', '/proc/console/state.json'], true);
      expect(code).toBe(0);
      expect(out).toContain('super@demo.example');
      expect(err.trim()).toBe(
        '/proc/console/state.json is not saved: its folder does not exist and cannot be created. The host continues in memory.',
      );
    },
  );

  it('a port in use is one Spanish line that says what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await run(['--port', String(port)], false);
    other.close();
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      `Port ${port} is in use: choose another one with --port, such as --port ${port + 1}.`,
    ]);
  });
});

describe('a slow host', () => {
  it('delays answers of the services only', async () => {
    const host = await startTestHost({ delay: 80 });
    const took = async (path: string) => {
      const start = performance.now();
      await host.callAnonymously('GET', path);
      return performance.now() - start;
    };
    expect(await took('/users/current')).toBeGreaterThan(75);
    expect(await took('/plain/parking-chargers')).toBeGreaterThan(75);
    await host.close();
  });
});
