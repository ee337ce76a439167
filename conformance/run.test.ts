import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Options } from './options';
import { exitCodeOf, textOf, withoutToken } from './report';
import type { Report } from './report';
import { runConformance } from './run';
import { smallContract } from './testing/smallContract';
import { ORIGIN, startSmallHost, TOKEN } from './testing/smallHost';
import type { Defect } from './testing/smallHost';

const NOW = 1_795_168_800;

const optionsFor = (url: string, more: Partial<Options> = {}): Options => ({
  url,
  token: TOKEN,
  origin: undefined,
  write: false,
  json: false,
  only: [],
  timeout: 5000,
  ...more,
});

/** `kind place: text` of every difference. */
const told = (report: Report) =>
  report.calls.flatMap(({ id, findings }) =>
    findings.map(({ kind, place, text }) => `${id} ${kind} ${place}: ${text}`),
  );

async function onSmallHost(
  defect: Defect | undefined,
  more: Partial<Options> = {},
  check: (host: Awaited<ReturnType<typeof startSmallHost>>, report: Report) => void = () => undefined,
): Promise<string[]> {
  const host = await startSmallHost(defect);
  try {
    const report = await runConformance(optionsFor(host.url, more), smallContract, NOW);
    check(host, report);
    return told(report);
  } finally {
    await host.close();
  }
}

describe('a host with one defect', () => {
  it('none: nothing is told', async () => {
    expect(await onSmallHost(undefined, { origin: ORIGIN, write: true })).toEqual([]);
  });

  it.each<[Defect, string[], Partial<Options>?]>([
    [
      'missing field',
      [
        'listProjects campo /data/*: falta el campo «units»',
        'getProject campo /data: falta el campo «units»',
      ],
    ],
    [
      'extra field',
      [
        'listProjects campo /data/*: sobra el campo «secret»',
        'getProject campo /data: sobra el campo «secret»',
      ],
    ],
    [
      'wrong type',
      [
        'listProjects tipo /data/*/units: es texto y debe ser número entero',
        'getProject tipo /data/units: es texto y debe ser número entero',
      ],
    ],
    ['wrong meta', ['listProjects paginación /meta: dice 6 páginas; con 5 resultados de 2 en 2 son 3']],
    [
      'other total spelling',
      [
        'listProjects campo /meta: falta el campo «total_pages»',
        'listProjects campo /meta: sobra el campo «totalPages»',
      ],
    ],
    [
      'same page twice',
      [
        'listProjects paginación /data: la página 2 repite la página 1',
        'listProjects paginación /data: una página tras la última trae filas',
      ],
    ],
    ['rows past the end', ['listProjects paginación /data: una página tras la última trae filas']],
    [
      '200 for an unknown id',
      ['getProject error : con un id que no existe: debe responder 404 y responde 200'],
    ],
    ['404 for a known id', ['getProject ruta : responde 404 a 5 ids que el propio servicio ha dado']],
    ['html', ['listProjects formato : 200 debe ser application/json y es text/html']],
    ['broken json', ['listProjects formato : 200 no contiene JSON correcto']],
    ['no 401', ['getCurrentUser error : sin token: debe responder 401 y responde 200']],
    ['any version', ['getCurrentUser versión : con Accept-version 999: debe responder 406 y responde 200']],
    [
      'plain errors',
      ['getCurrentUser error : falta el campo «errors»', 'getCurrentUser error : sobra el campo «message»'],
    ],
    ['no CORS', ['createIntercom CORS : la consulta previa responde 404'], { origin: ORIGIN }],
    [
      'CORS without Authorization',
      ['deleteIntercom CORS : no permite la cabecera authorization'],
      { origin: ORIGIN },
    ],
    ['slow', ['listProjects tiempo : no contesta en 700 ms'], { timeout: 700 }],
    [
      'redirect',
      [
        'listProjects estado : responde 302 y envía a otra dirección (https://elsewhere.example); no se sigue',
      ],
    ],
    [
      'no id on create',
      [
        'createIntercom campo /data: falta el campo «id»',
        `createIntercom campo /data/id: no dice el id de lo creado; queda en el servicio con el nombre «Prueba de conformidad ${NOW}»`,
      ],
      { write: true },
    ],
    [
      'cannot remove',
      ['deleteIntercom estado : no se pudo retirar el registro de prueba i1; queda en el servicio'],
      { write: true },
    ],
  ])('%s is told', async (defect, expected, more) => {
    const findings = await onSmallHost(defect, more, (_host, report) => expect(exitCodeOf(report)).toBe(1));
    expect(findings).toEqual(expect.arrayContaining(expected));
  });

  it('a difference in what the contract assumes is a warning', async () => {
    const assumed = structuredClone(smallContract);
    Object.assign(assumed.paths['/projects/{id}']!['get'] as object, { 'x-assumed': true });
    const host = await startSmallHost('200 for an unknown id');
    const report = await runConformance(optionsFor(host.url), assumed, NOW);
    expect(report.calls.find(({ id }) => id === 'getProject')?.state).toBe('warns');
    expect(exitCodeOf(report)).toBe(0);
    expect(textOf(report)).toContain('aviso, error: con un id que no existe');
    await host.close();
  });

  it('the token is not printed even when the host repeats it', async () => {
    await onSmallHost('echoes the token', {}, (_host, report) => {
      expect(told(report).join()).toContain('getProject tipo /data/units');
      expect(withoutToken(textOf(report), TOKEN)).not.toContain(TOKEN);
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
      expect(report.calls.map(({ id, state }) => [id, state])).toEqual([['getProject', 'agrees']]);
      expect(log.filter((line) => line.startsWith('GET /projects?'))).toEqual([]);
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
    await expect(runConformance(options, smallContract, NOW)).rejects.toThrow(expected);
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
    const run = (url: string) => runConformance(optionsFor(url), smallContract, NOW);
    await expect(run(`http://127.0.0.1:${port}`)).rejects.toThrow('rechaza la conexión');
    const host = await startSmallHost();
    await expect(run(host.url.replace('http:', 'https:'))).rejects.toThrow('falla la conexión segura');
    await host.close();
  });
});
