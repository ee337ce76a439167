import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { ConformanceOptions } from './conformanceOptions';
import { exitCodeOf, renderReport, formatReport } from './report/report';
import type { Report } from './report/report';
import { runConformance } from './runConformance';
import { smallContract } from './testing/smallContract';
import { smallRequirements } from './testing/smallRequirements';
import { SMALL_HOST_ORIGIN, startSmallHost, SMALL_HOST_TOKEN } from './testing/smallHost';
import type { Defect } from './testing/smallHost';

const NOW = 1_795_168_800;

const optionsFor = (url: string, more: Partial<ConformanceOptions> = {}): ConformanceOptions => ({
  url,
  token: SMALL_HOST_TOKEN,
  config: undefined,
  credentials: undefined,
  origin: undefined,
  write: false,
  json: false,
  only: [],
  timeout: 5000,
  ...more,
});

/** Returns `call level kind place: text` of every finding above `free`. */
const told = (report: Report) =>
  report.calls.flatMap(({ id, findings }) =>
    findings
      .filter(({ level }) => level !== 'free')
      .map(({ level, kind, place, text }) => `${id} ${level} ${kind} ${place}: ${text}`),
  );

async function onSmallHost(
  defect: Defect | undefined,
  more: Partial<ConformanceOptions> = {},
  check: (host: Awaited<ReturnType<typeof startSmallHost>>, report: Report) => void = () => undefined,
): Promise<string[]> {
  const host = await startSmallHost(defect);
  try {
    const report = await runConformance(
      optionsFor(host.url, more),
      { contract: smallContract, requirements: smallRequirements },
      NOW,
    );
    check(host, report);
    return told(report);
  } finally {
    await host.close();
  }
}

it('asks a host that serves the console itself for no CORS', async () => {
  const host = await startSmallHost('no CORS');
  const options = optionsFor(host.url, { origin: new URL(host.url).origin });
  const report = await runConformance(
    options,
    { contract: smallContract, requirements: smallRequirements },
    NOW,
  );
  await host.close();
  expect(told(report)).toEqual([]);
});

describe('a host with one defect', () => {
  it('none: nothing is told', async () => {
    expect(await onSmallHost(undefined, { origin: SMALL_HOST_ORIGIN, write: true })).toEqual([]);
  });

  it.each<Defect>([
    'extra field',
    'other total spelling',
    'null',
    'number ids',
    'plain errors',
    'any version',
    'links',
  ])('%s is free', async (defect) => {
    expect(await onSmallHost(defect, {}, (_host, report) => expect(exitCodeOf(report)).toBe(0))).toEqual([]);
  });

  const should: [Defect, string[], Partial<ConformanceOptions>?][] = [
    [
      'missing field',
      [
        'listProjects should field /data/*: Prueba: "units" is missing; the column "units" has no value',
        'getProject should field /data: Prueba: "units" is missing; the column "units" has no value',
      ],
    ],
    [
      'wrong type',
      [
        'listProjects should type /data/*/units: it is a string, expected an integer',
        'getProject should type /data/units: it is a string, expected an integer',
      ],
    ],
    [
      'wrong meta',
      ['listProjects should pagination /meta: the response counts 6 pages; 5 results in pages of 2 make 3'],
    ],
    [
      '200 for an unknown id',
      ['getProject should error : with an id that does not exist: response 200, and the console expects 404'],
    ],
    [
      'no 401',
      ['getCurrentUser should session : without a token: response 200, and the console expects 401'],
    ],
    [
      'no id on create',
      [
        `createIntercom should field /data/id: the response lacks the id of the created record; it stays in the host with the name "Prueba de conformidad ${NOW}"`,
      ],
      { write: true },
    ],
  ];

  it.each(should)('%s is worth mending', async (defect, expected, more) => {
    const findings = await onSmallHost(defect, more, (_host, report) => expect(exitCodeOf(report)).toBe(0));
    expect(findings).toEqual(expect.arrayContaining(expected));
  });

  const must: [Defect, string[], Partial<ConformanceOptions>?][] = [
    [
      'no ids',
      [
        'listProjects must field /data/*: Prueba: "id" is missing in 2 of 2 rows; without it the console cannot open the row',
      ],
    ],
    ['rows elsewhere', ['listProjects must format : Prueba: the response has no list']],
    [
      'same page twice',
      ['listProjects must pagination /data: page 2 repeats page 1: the other rows are never visible'],
    ],
    [
      '404 for a known id',
      ['getProject must path : response 404 to 2 ids that the host itself has returned'],
    ],
    ['html', ['listProjects must format : Prueba: the response is not JSON, but text/html']],
    ['broken json', ['listProjects must format : Prueba: the response is not JSON, but application/json']],
    [
      'no CORS',
      ['createIntercom must CORS : the preflight has the response 404'],
      { origin: SMALL_HOST_ORIGIN },
    ],
    [
      'CORS without Authorization',
      ['deleteIntercom must CORS : the host does not allow the header authorization'],
      { origin: SMALL_HOST_ORIGIN },
    ],
    ['slow', ['listProjects must time : no response in 700 ms'], { timeout: 700 }],
    [
      'redirect',
      ['listProjects must path : response 302 and a redirect to another URL (https://elsewhere.example)'],
    ],
    [
      'cannot remove',
      ['deleteIntercom must status : the test record i1 could not be removed; it stays in the host'],
      { write: true },
    ],
  ];

  it.each(must)('%s breaks a screen', async (defect, expected, more) => {
    const findings = await onSmallHost(defect, more, (_host, report) => {
      expect(exitCodeOf(report)).toBe(1);
      for (const { findings: all } of report.calls)
        for (const { level, advice } of all) expect(advice !== '', advice).toBe(level !== 'free');
    });
    expect(findings).toEqual(expect.arrayContaining(expected));
  });

  it('what was only asked about, or not at all, is not said to have been tried', async () => {
    await onSmallHost(undefined, { origin: SMALL_HOST_ORIGIN }, (_host, { calls }) => {
      expect(calls.map(({ id, state }) => [id, state])).toEqual([
        ['getCurrentUser', 'fits'],
        ['listProjects', 'fits'],
        ['getProject', 'fits'],
        ['createIntercom', 'untried'],
        ['deleteIntercom', 'untried'],
      ]);
    });
  });

  it('rows that nobody has seen were not tried', async () => {
    await onSmallHost('no rows', {}, (_host, { calls }) => {
      expect(calls.find(({ id }) => id === 'listProjects')).toMatchObject({
        state: 'untried',
        untried: ['the list is empty: its rows were not checked'],
      });
    });
  });

  it('nothing of a call that no document shows is indispensable', async () => {
    const assumed = structuredClone(smallContract);
    Object.assign(assumed.paths['/projects/{id}']!['get'] as object, { 'x-assumed': true });
    const host = await startSmallHost('404 for a known id');
    const report = await runConformance(
      optionsFor(host.url),
      { contract: assumed, requirements: smallRequirements },
      NOW,
    );
    expect(report.calls.find(({ id }) => id === 'getProject')?.state).toBe('should');
    expect(exitCodeOf(report)).toBe(0);
    expect(formatReport(report)).toContain('recommended, path: response 404 to 2 ids');
    await host.close();
  });

  it('the token is not printed even when the host repeats it', async () => {
    await onSmallHost('echoes the token', {}, (_host, report) => {
      expect(told(report).join()).toContain('getProject should type /data/units');
      expect(renderReport(report, { json: false, token: SMALL_HOST_TOKEN })).not.toContain(SMALL_HOST_TOKEN);
    });
  });
});

describe('what a run does to a host', () => {
  it('only reads unless told to write, and asks nothing of others', async () => {
    await onSmallHost(undefined, {}, ({ log }) => {
      expect(log.filter((line) => !line.startsWith('GET '))).toEqual([]);
    });
  });

  it('removes exactly what it made', async () => {
    await onSmallHost(undefined, { write: true }, ({ log, intercoms }) => {
      expect([...intercoms.keys()]).toEqual(['i0']);
      expect(log.filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /intercoms/i1']);
    });
  });

  it('never removes a record that it did not make, even if the host names one', async () => {
    const findings = await onSmallHost('foreign id on create', { write: true }, ({ log }) => {
      expect(log.filter((line) => line.startsWith('DELETE'))).toEqual([]);
    });
    expect(findings.join()).toContain('the response lacks the id of the created record');
  });

  it('with --only reports one call and asks the others just for ids', async () => {
    await onSmallHost(undefined, { only: ['getProject'] }, ({ log }, report) => {
      expect(report.calls.map(({ id, state }) => [id, state])).toEqual([['getProject', 'fits']]);
      expect(log.filter((line) => line.startsWith('GET /projects?')).length).toBeLessThan(2);
    });
    await expect(onSmallHost(undefined, { only: ['nada'] })).rejects.toThrow('--only nada');
  });
});

describe('where there is no host', () => {
  const answering = async (
    reply: (res: import('node:http').ServerResponse) => void,
    expected: string | RegExp,
  ) => {
    const server = createServer((_req, res) => reply(res)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = optionsFor(url, { timeout: 700 });
    await expect(
      runConformance(options, { contract: smallContract, requirements: smallRequirements }, NOW),
    ).rejects.toThrow(expected);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  it.each<[string, (res: import('node:http').ServerResponse) => void, string]>([
    [
      'html',
      (res) => res.setHeader('content-type', 'text/html').end('<p>'),
      'the response is not JSON but text/html',
    ],
    [
      'another place',
      (res) => res.writeHead(301, { location: 'https://evil.example/x' }).end(),
      'redirect to https://evil.example (301)',
    ],
    ['a dead token', (res) => res.writeHead(401).end(), 'the host does not accept the token'],
    ['no path', (res) => res.writeHead(404).end(), 'Is the start of the path missing'],
    ['a cut line', (res) => res.destroy(), 'the host closes the connection'],
    ['silence', () => undefined, 'no response in 700 ms'],
  ])('%s is one line', (_name, reply, expected) => answering(reply, expected));

  it('nobody listening, an unknown name and no TLS are one line', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const run = (url: string) =>
      runConformance(optionsFor(url), { contract: smallContract, requirements: smallRequirements }, NOW);
    await expect(run(`http://127.0.0.1:${port}`)).rejects.toThrow('the host refuses the connection');
    const host = await startSmallHost();
    await expect(run(host.url.replace('http:', 'https:'))).rejects.toThrow('the secure connection fails');
    await host.close();
  });
});

describe('a session in a cookie', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const config = join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      hosts: { main: '/api' },
      signIn: { type: 'password', token: 'cookie', login: { path: '/login' } },
    }),
  );
  afterAll(() => rmSync(folder, { recursive: true }));
  const credentials = { user: 'ana', password: 'secreta' };
  const more = { token: undefined, config, credentials, origin: SMALL_HOST_ORIGIN, write: true };

  it('is sent with each call, as the host renews it, and the permission to send it is checked', async () => {
    const states = (report: Report) => report.calls.map(({ id, state }) => [id, state]);
    expect(
      await onSmallHost('cookie session', more, (_host, report) =>
        expect(states(report)).toEqual(expect.arrayContaining([['session: cookie', 'fits']])),
      ),
    ).toEqual([]);
    expect(await onSmallHost('no cookies for pages', more)).toContain(
      'listProjects must CORS : the response 200 lacks Access-Control-Allow-Credentials: true, and a cookie carries the session',
    );
  });

  it('a header of the config carries the token elsewhere; without a token one line says it', async () => {
    const keyConfig = join(folder, 'key.json');
    const signIn = {
      type: 'key',
      check: { path: '/users/current' },
      token: { header: 'Authorization', value: 'Bearer {token}' },
    };
    writeFileSync(keyConfig, JSON.stringify({ hosts: { main: '/api' }, signIn }));
    expect(await onSmallHost(undefined, { config: keyConfig })).toEqual([]);
    await expect(onSmallHost(undefined, { config: keyConfig, token: undefined })).rejects.toThrow(
      'No cookie carries the session',
    );
  });
});
