import { afterEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../../dataProvider/dialects/testing/packageHosts';
import type { SignInInput } from '../../../src/config/schema/runtime/signIn';
import type { ResourceInput } from '../../../src/config/schema/resource';
import { declareResources, getDeclaredResource } from '../../../src/testing/declareResources';
import { createPumpsHost, type PumpFaults } from '../testing/pumpsHost';
import { isMixedContent } from './browser/corsRules';
import { runResources } from './runResources';

const ORIGIN = 'https://consola.example.com';
const pumps: ResourceInput = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { host: 'pumps', path: '/pumps' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    power: { type: 'number', label: 'Potencia' },
    status: { type: 'enum', label: 'Estado', values: { libre: 'Libre', rota: 'Rota' } },
    site: { type: 'text', label: 'Lugar' },
  },
  list: {
    columns: ['name', 'power'],
    filters: ['status', 'site', { field: 'power', kind: 'range' }],
  },
  show: { header: { fields: ['status'] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
  create: { fields: ['name'] },
};

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

interface Options {
  /** Origin of the console; `own`: that of the host. */
  origin?: string;
  signIn?: SignInInput;
  user?: string;
  token?: string;
}

/** Runs the checks at a host with faults; returns the texts by need. */
async function run(faults: PumpFaults, { origin, signIn, user, token }: Options = {}) {
  const { listener, lines } = createPumpsHost(faults);
  const started = await listenOnFreePort(listener);
  stop = started.stop;
  const resources = declareResources(pumps);
  const report = await runResources(
    {
      selected: [getDeclaredResource(resources, 'pumps')],
      resources,
      host: 'pumps',
      url: `${started.baseUrl}/api`,
      dialect: 'json-server',
      hasSession: signIn !== undefined,
      ...(signIn && { signIn }),
    },
    {
      token,
      origin: origin === 'own' ? started.baseUrl : origin,
      credentials: user === undefined ? undefined : { user, password: 'p' },
      write: false,
      now: 1_700_000_000,
    },
  );
  const textsOf = (title: string): string[] =>
    report.calls
      .filter(({ id }) => id === title || id === `pumps: ${title}`)
      .flatMap(({ state, findings, untried }) => [state, ...findings.map(({ text }) => text), ...untried]);
  return { report, textsOf, lines };
}

describe('two filters, a range and several ids', () => {
  it('fit at a host without faults', async () => {
    const { textsOf, lines } = await run({});
    for (const title of ['dos filtros', 'intervalos', 'varios por id'])
      expect([title, ...textsOf(title)]).toEqual([title, 'fits']);
    expect(lines.some((line) => line.includes('power_gte=20') && line.includes('power_lte=50'))).toBe(true);
    expect(lines.filter((line) => line.includes('id=1&'))).toHaveLength(2);
  });

  it.each<[string, PumpFaults, string, string[]]>([
    [
      'reads only one of two filters',
      { lastFilterOnly: true },
      'dos filtros',
      [
        'must',
        'dos filtros a la vez, «Estado» y «Lugar»: da filas que no cumplen «Estado»',
        'dos filtros a la vez, «Estado» y «Potencia»: da filas que no cumplen «Estado»',
        'dos filtros a la vez, «Lugar» y «Potencia»: da filas que no cumplen «Lugar»',
      ],
    ],
    [
      'takes two filters as alternatives',
      { anyFilter: true },
      'dos filtros',
      [
        'must',
        'dos filtros a la vez, «Estado» y «Lugar»: da filas que no cumplen «Estado» ni «Lugar»',
        'dos filtros a la vez, «Estado» y «Potencia»: da filas que no cumplen «Estado» ni «Potencia»',
        'dos filtros a la vez, «Lugar» y «Potencia»: da filas que no cumplen «Lugar» ni «Potencia»',
      ],
    ],
    [
      'finds nothing with two filters',
      { emptyForTwo: true },
      'dos filtros',
      [
        'must',
        'dos filtros a la vez, «Estado» y «Lugar»: no da la fila que cumple los dos',
        'dos filtros a la vez, «Estado» y «Potencia»: no da la fila que cumple los dos',
        'dos filtros a la vez, «Lugar» y «Potencia»: no da la fila que cumple los dos',
      ],
    ],
    [
      'ignores the end of a range',
      { ignoresEnd: '_lte' },
      'intervalos',
      ['must', 'intervalo de «Potencia»: no aplica el final'],
    ],
    [
      'ignores the beginning of a range',
      { ignoresEnd: '_gte' },
      'intervalos',
      ['must', 'intervalo de «Potencia»: no aplica el comienzo'],
    ],
    [
      'finds nothing between two ends',
      { emptyForTwo: true },
      'intervalos',
      ['must', 'intervalo de «Potencia»: no da ninguna de las filas que hay entre los dos'],
    ],
    [
      'answers several ids with the first page',
      { ids: 'ignored' },
      'varios por id',
      [
        'should',
        'pedidos 3 registros por su id a la vez, no responde con ellos: la consola los pide después uno a uno (3 peticiones)',
      ],
    ],
    [
      'answers several ids with the first record, so that each is asked for',
      { ids: 'first' },
      'varios por id',
      ['must', 'pedidos por su id los registros 1, 3, 5, faltan 3, 5'],
    ],
    [
      'answers nothing if one of several ids is gone',
      { ids: 'strict' },
      'varios por id',
      ['should', 'pedidos varios registros y uno que no existe, responde 404'],
    ],
  ])('name a host that %s', async (_, faults, title, texts) => {
    expect((await run(faults)).textsOf(title)).toEqual(texts);
  });
});

const goodCors = (): Record<string, string> => ({
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Accept-Version, Content-Type',
  'access-control-expose-headers': 'X-Total-Count',
});
const withCors = (headers: Record<string, string | undefined>) => ({
  cors: () =>
    Object.fromEntries(
      Object.entries({ ...goodCors(), ...headers }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
});

describe('a page of the console at another origin', () => {
  it('is allowed what it does, and each method is asked for once, without a write', async () => {
    const { textsOf, lines } = await run({ cors: goodCors }, { origin: ORIGIN, token: 't' });
    // The host of the test has http; its address is of this machine, which browsers accept.
    expect(textsOf('navegador')).toEqual(['fits']);
    expect(lines.filter((line) => line.startsWith('OPTIONS'))).toHaveLength(4);
    expect(lines.filter((line) => !/^(?:GET|OPTIONS) /.test(line))).toEqual([]);
  });

  it.each<[string, PumpFaults, string[]]>([
    [
      'no header of CORS',
      {},
      [
        'la consulta previa de GET no lleva Access-Control-Allow-Origin',
        'no permite la cabecera accept-version',
        'no permite la cabecera authorization',
        'la respuesta 200 no lleva Access-Control-Allow-Origin',
      ],
    ],
    [
      'another origin',
      withCors({ 'access-control-allow-origin': 'https://otra.example' }),
      [`la respuesta 200 permite https://otra.example y no ${ORIGIN}`],
    ],
    [
      'the origin twice, as a proxy adds it',
      withCors({ 'access-control-allow-origin': `${ORIGIN}, ${ORIGIN}` }),
      [`la respuesta 200 lleva Access-Control-Allow-Origin más de una vez: ${ORIGIN}, ${ORIGIN}`],
    ],
    [
      'no PUT and no DELETE',
      withCors({ 'access-control-allow-methods': 'GET, POST' }),
      ['no permite el método PUT', 'no permite el método DELETE'],
    ],
    [
      'no header of the console',
      withCors({ 'access-control-allow-headers': 'Content-Type' }),
      ['no permite la cabecera accept-version', 'no permite la cabecera authorization'],
    ],
    [
      'any header, which is not Authorization',
      withCors({ 'access-control-allow-headers': '*' }),
      ['no permite la cabecera authorization'],
    ],
    [
      'no total that the page may read',
      withCors({ 'access-control-expose-headers': undefined }),
      [
        'la consola no puede leer la cabecera X-Total-Count, con el total: falta en Access-Control-Expose-Headers',
      ],
    ],
    [
      'preflights to the login',
      { ...withCors({}), preflight: 401 },
      ['la consulta previa de GET responde 401', 'la consulta previa de DELETE responde 401'],
    ],
    [
      'errors that the page cannot read',
      { ...withCors({}), plainErrors: true },
      ['la respuesta 404 no lleva Access-Control-Allow-Origin'],
    ],
  ])('names a host with %s', async (_, faults, texts) => {
    const { textsOf } = await run(faults, { origin: ORIGIN, token: 't' });
    const [state, ...found] = textsOf('navegador');
    expect(state).toBe(faults.plainErrors ? 'should' : 'must');
    expect(found).toEqual(expect.arrayContaining(texts));
  });

  it('is not asked about at its own origin, and not without the option', async () => {
    expect((await run({})).textsOf('navegador')).toEqual([]);
    const { textsOf, lines } = await run({}, { origin: 'own' });
    expect(textsOf('navegador')).toEqual(['untried', 'el host está en el origen de la consola']);
    expect(lines.filter((line) => line.startsWith('OPTIONS'))).toEqual([]);
  });

  it.each([
    ['https://a.example', 'http://b.example/api', true],
    ['https://a.example', 'http://127.0.0.1:3000', false],
    ['http://a.example', 'http://b.example', false],
    ['https://a.example', 'https://b.example', false],
  ])('on %s may not call %s: %s', (origin, url, isMixed) => {
    expect(isMixedContent(origin, url)).toBe(isMixed);
  });
});

describe('a session in a cookie', () => {
  const signIn: SignInInput = { type: 'password', token: 'cookie', login: { path: '/login' } };
  const GOOD = 'sid=7; Path=/; SameSite=None; Secure; HttpOnly';
  const cookieCors = withCors({ 'access-control-allow-credentials': 'true' });
  const open = (faults: PumpFaults, origin: string | undefined = ORIGIN) =>
    run({ ...cookieCors, ...faults }, { signIn, user: 'ana', ...(origin && { origin }) });

  it('is opened by the login of the config, and sent with each call', async () => {
    const { textsOf, report } = await open({ cookies: [GOOD], needsCookie: true });
    expect(textsOf('sesión: cookie')).toEqual(['fits']);
    expect(textsOf('lista')).toEqual(['fits']);
    expect(textsOf('navegador')).toEqual(['fits']);
    expect(report.calls[0]).toMatchObject({ method: 'POST', path: '/login', requests: 1 });
  });

  it.each<[string, PumpFaults, string]>([
    ['no cookie', { cookies: [] }, 'el inicio de sesión no pone ninguna cookie'],
    ['no SameSite', { cookies: ['sid=7; Secure; HttpOnly'] }, '«sid» es sin SameSite, que es Lax'],
    ['SameSite=Strict', { cookies: ['sid=7; SameSite=Strict'] }, '«sid» es SameSite=Strict'],
    ['no Secure', { cookies: ['sid=7; SameSite=None'] }, '«sid» es SameSite=None sin Secure'],
    ['another path', { cookies: [`${GOOD}; Path=/app`] }, 'vale bajo /app, y las llamadas van a /api'],
    ['another domain', { cookies: [`${GOOD}; Domain=example.org`] }, 'es de example.org, que no es el host'],
    [
      'a cookie that scripts read',
      { cookies: ['sid=7; Path=/; SameSite=None; Secure'] },
      '«sid» no es HttpOnly',
    ],
    [
      'no credentials allowed',
      { cookies: [GOOD], ...withCors({}) },
      'no lleva Access-Control-Allow-Credentials: true',
    ],
    [
      'any origin allowed',
      {
        cookies: [GOOD],
        ...withCors({ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }),
      },
      'lleva Access-Control-Allow-Origin: *, que no vale con cookies',
    ],
  ])('names %s', async (_, faults, text) => {
    const [, ...texts] = (await open(faults)).textsOf('sesión: cookie');
    expect(texts.join('\n')).toContain(text);
  });

  it('takes no wildcard for a permission where cookies are sent', async () => {
    const faults = withCors({
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    });
    const { textsOf } = await open({ cookies: [GOOD], ...faults });
    expect(textsOf('navegador')).toEqual(
      expect.arrayContaining(['no permite el método DELETE', 'no permite la cabecera accept-version']),
    );
  });

  it('is not tried without a user, and says which option gives one', async () => {
    const { textsOf } = await run({ ...cookieCors, cookies: [GOOD] }, { signIn });
    expect(textsOf('sesión: cookie')).toEqual([
      'untried',
      'pasa --user <usuario> y su contraseña en CONFORMANCE_PASSWORD',
    ]);
  });
});
