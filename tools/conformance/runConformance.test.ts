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
        'listProjects should campo /data/*: Prueba: falta «units»; la columna «units» queda sin valor',
        'getProject should campo /data: Prueba: falta «units»; la columna «units» queda sin valor',
      ],
    ],
    [
      'wrong type',
      [
        'listProjects should tipo /data/*/units: es texto y se espera número entero',
        'getProject should tipo /data/units: es texto y se espera número entero',
      ],
    ],
    [
      'wrong meta',
      ['listProjects should paginación /meta: dice 6 páginas; con 5 resultados de 2 en 2 son 3'],
    ],
    [
      '200 for an unknown id',
      ['getProject should error : con un id que no existe: responde 200 y la consola espera 404'],
    ],
    ['no 401', ['getCurrentUser should sesión : sin token: responde 200 y la consola espera 401']],
    [
      'no id on create',
      [
        `createIntercom should campo /data/id: no dice el id de lo creado; queda en el servicio con el nombre «Prueba de conformidad ${NOW}»`,
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
        'listProjects must campo /data/*: Prueba: falta «id» en 2 de 2 filas; sin eso no se puede abrir la fila',
      ],
    ],
    ['rows elsewhere', ['listProjects must formato : Prueba: no hay ninguna lista']],
    [
      'same page twice',
      ['listProjects must paginación /data: la página 2 repite la página 1: lo demás no se puede ver'],
    ],
    ['404 for a known id', ['getProject must ruta : responde 404 a 2 ids que el propio servicio ha dado']],
    ['html', ['listProjects must formato : Prueba: la respuesta no es JSON, sino text/html']],
    ['broken json', ['listProjects must formato : Prueba: la respuesta no es JSON, sino application/json']],
    [
      'no CORS',
      ['createIntercom must CORS : la consulta previa responde 404'],
      { origin: SMALL_HOST_ORIGIN },
    ],
    [
      'CORS without Authorization',
      ['deleteIntercom must CORS : no permite la cabecera authorization'],
      { origin: SMALL_HOST_ORIGIN },
    ],
    ['slow', ['listProjects must tiempo : no contesta en 700 ms'], { timeout: 700 }],
    [
      'redirect',
      ['listProjects must ruta : responde 302 y envía a otra dirección (https://elsewhere.example)'],
    ],
    [
      'cannot remove',
      ['deleteIntercom must estado : no se pudo retirar el registro de prueba i1; queda en el servicio'],
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
        untried: ['la lista está vacía: sus filas no se han visto'],
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
    expect(formatReport(report)).toContain('conviene, ruta: responde 404 a 2 ids');
    await host.close();
  });

  it('the token is not printed even when the host repeats it', async () => {
    await onSmallHost('echoes the token', {}, (_host, report) => {
      expect(told(report).join()).toContain('getProject should tipo /data/units');
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
    expect(findings.join()).toContain('no dice el id de lo creado');
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
      'no responde JSON sino text/html',
    ],
    [
      'another place',
      (res) => res.writeHead(301, { location: 'https://evil.example/x' }).end(),
      'envía a https://evil.example (301)',
    ],
    ['a dead token', (res) => res.writeHead(401).end(), 'no acepta el token'],
    ['no path', (res) => res.writeHead(404).end(), '¿Falta el comienzo del camino'],
    ['a cut line', (res) => res.destroy(), 'corta la conexión'],
    ['silence', () => undefined, 'no contesta en 700 ms'],
  ])('%s is one line', (_name, reply, expected) => answering(reply, expected));

  it('nobody listening, an unknown name and no TLS are one line', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const run = (url: string) =>
      runConformance(optionsFor(url), { contract: smallContract, requirements: smallRequirements }, NOW);
    await expect(run(`http://127.0.0.1:${port}`)).rejects.toThrow('rechaza la conexión');
    const host = await startSmallHost();
    await expect(run(host.url.replace('http:', 'https:'))).rejects.toThrow('falla la conexión segura');
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
        expect(states(report)).toEqual(expect.arrayContaining([['sesión: cookie', 'fits']])),
      ),
    ).toEqual([]);
    expect(await onSmallHost('no cookies for pages', more)).toContain(
      'listProjects must CORS : la respuesta 200 no lleva Access-Control-Allow-Credentials: true, y la sesión va en una cookie',
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
      'no va en una cookie',
    );
  });
});
