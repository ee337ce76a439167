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
    for (const title of ['two filters', 'ranges', 'several by id'])
      expect([title, ...textsOf(title)]).toEqual([title, 'fits']);
    expect(lines.some((line) => line.includes('power_gte=20') && line.includes('power_lte=50'))).toBe(true);
    expect(lines.filter((line) => line.includes('id=1&'))).toHaveLength(2);
  });

  it.each<[string, PumpFaults, string, string[]]>([
    [
      'reads only one of two filters',
      { lastFilterOnly: true },
      'two filters',
      [
        'must',
        'two filters at once, "Estado" and "Lugar": some rows do not meet "Estado"',
        'two filters at once, "Estado" and "Potencia": some rows do not meet "Estado"',
        'two filters at once, "Lugar" and "Potencia": some rows do not meet "Lugar"',
      ],
    ],
    [
      'takes two filters as alternatives',
      { anyFilter: true },
      'two filters',
      [
        'must',
        'two filters at once, "Estado" and "Lugar": some rows do not meet "Estado" and "Lugar"',
        'two filters at once, "Estado" and "Potencia": some rows do not meet "Estado" and "Potencia"',
        'two filters at once, "Lugar" and "Potencia": some rows do not meet "Lugar" and "Potencia"',
      ],
    ],
    [
      'finds nothing with two filters',
      { emptyForTwo: true },
      'two filters',
      [
        'must',
        'two filters at once, "Estado" and "Lugar": the row that meets both is missing',
        'two filters at once, "Estado" and "Potencia": the row that meets both is missing',
        'two filters at once, "Lugar" and "Potencia": the row that meets both is missing',
      ],
    ],
    [
      'ignores the end of a range',
      { ignoresEnd: '_lte' },
      'ranges',
      ['must', 'range of "Potencia": the host ignores its end'],
    ],
    [
      'ignores the beginning of a range',
      { ignoresEnd: '_gte' },
      'ranges',
      ['must', 'range of "Potencia": the host ignores its start'],
    ],
    [
      'finds nothing between two ends',
      { emptyForTwo: true },
      'ranges',
      ['must', 'range of "Potencia": the rows between its ends are missing'],
    ],
    [
      'answers several ids with the first page',
      { ids: 'ignored' },
      'several by id',
      [
        'should',
        'one read of 3 records by id does not return them: the console then reads them one by one (3 requests)',
      ],
    ],
    [
      'answers several ids with the first record, so that each is asked for',
      { ids: 'first' },
      'several by id',
      ['must', 'a read of the records 1, 3, 5 by id lacks 3, 5'],
    ],
    [
      'answers nothing if one of several ids is gone',
      { ids: 'strict' },
      'several by id',
      ['should', 'a read of several records and one that does not exist fails: 404'],
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
    expect(textsOf('browser')).toEqual(['fits']);
    expect(lines.filter((line) => line.startsWith('OPTIONS'))).toHaveLength(4);
    expect(lines.filter((line) => !/^(?:GET|OPTIONS) /.test(line))).toEqual([]);
  });

  it.each<[string, PumpFaults, string[]]>([
    [
      'no header of CORS',
      {},
      [
        'the preflight of GET lacks Access-Control-Allow-Origin',
        'the host does not allow the header accept-version',
        'the host does not allow the header authorization',
        'the response 200 lacks Access-Control-Allow-Origin',
      ],
    ],
    [
      'another origin',
      withCors({ 'access-control-allow-origin': 'https://otra.example' }),
      [`the response 200 allows https://otra.example and not ${ORIGIN}`],
    ],
    [
      'the origin twice, as a proxy adds it',
      withCors({ 'access-control-allow-origin': `${ORIGIN}, ${ORIGIN}` }),
      [`the response 200 has Access-Control-Allow-Origin more than once: ${ORIGIN}, ${ORIGIN}`],
    ],
    [
      'no PUT and no DELETE',
      withCors({ 'access-control-allow-methods': 'GET, POST' }),
      ['the host does not allow the method PUT', 'the host does not allow the method DELETE'],
    ],
    [
      'no header of the console',
      withCors({ 'access-control-allow-headers': 'Content-Type' }),
      [
        'the host does not allow the header accept-version',
        'the host does not allow the header authorization',
      ],
    ],
    [
      'any header, which is not Authorization',
      withCors({ 'access-control-allow-headers': '*' }),
      ['the host does not allow the header authorization'],
    ],
    [
      'no total that the page may read',
      withCors({ 'access-control-expose-headers': undefined }),
      [
        'the console cannot read the header X-Total-Count, which holds the total: Access-Control-Expose-Headers lacks it',
      ],
    ],
    [
      'preflights to the login',
      { ...withCors({}), preflight: 401 },
      ['the preflight of GET has the response 401', 'the preflight of DELETE has the response 401'],
    ],
    [
      'errors that the page cannot read',
      { ...withCors({}), plainErrors: true },
      ['the response 404 lacks Access-Control-Allow-Origin'],
    ],
  ])('names a host with %s', async (_, faults, texts) => {
    const { textsOf } = await run(faults, { origin: ORIGIN, token: 't' });
    const [state, ...found] = textsOf('browser');
    expect(state).toBe(faults.plainErrors ? 'should' : 'must');
    expect(found).toEqual(expect.arrayContaining(texts));
  });

  it('is not asked about at its own origin, and not without the option', async () => {
    expect((await run({})).textsOf('browser')).toEqual([]);
    const { textsOf, lines } = await run({}, { origin: 'own' });
    expect(textsOf('browser')).toEqual(['untried', 'the host has the origin of the console']);
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
    expect(textsOf('session: cookie')).toEqual(['fits']);
    expect(textsOf('list')).toEqual(['fits']);
    expect(textsOf('browser')).toEqual(['fits']);
    expect(report.calls[0]).toMatchObject({ method: 'POST', path: '/login', requests: 1 });
  });

  it.each<[string, PumpFaults, string]>([
    ['no cookie', { cookies: [] }, 'the login sets no cookie'],
    ['no SameSite', { cookies: ['sid=7; Secure; HttpOnly'] }, '"sid" has no SameSite, which means Lax'],
    ['SameSite=Strict', { cookies: ['sid=7; SameSite=Strict'] }, '"sid" has SameSite=Strict'],
    ['no Secure', { cookies: ['sid=7; SameSite=None'] }, '"sid" is SameSite=None without Secure'],
    ['another path', { cookies: [`${GOOD}; Path=/app`] }, 'is for /app, and the calls are below /api'],
    [
      'another domain',
      { cookies: [`${GOOD}; Domain=example.org`] },
      'is for example.org, which is not the host',
    ],
    [
      'a cookie that scripts read',
      { cookies: ['sid=7; Path=/; SameSite=None; Secure'] },
      '"sid" is not HttpOnly',
    ],
    [
      'no credentials allowed',
      { cookies: [GOOD], ...withCors({}) },
      'lacks Access-Control-Allow-Credentials: true',
    ],
    [
      'any origin allowed',
      {
        cookies: [GOOD],
        ...withCors({ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }),
      },
      'has Access-Control-Allow-Origin: *, which does not work with cookies',
    ],
  ])('names %s', async (_, faults, text) => {
    const [, ...texts] = (await open(faults)).textsOf('session: cookie');
    expect(texts.join('\n')).toContain(text);
  });

  it('takes no wildcard for a permission where cookies are sent', async () => {
    const faults = withCors({
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    });
    const { textsOf } = await open({ cookies: [GOOD], ...faults });
    expect(textsOf('browser')).toEqual(
      expect.arrayContaining([
        'the host does not allow the method DELETE',
        'the host does not allow the header accept-version',
      ]),
    );
  });

  it('is not tried without a user, and says which option gives one', async () => {
    const { textsOf } = await run({ ...cookieCors, cookies: [GOOD] }, { signIn });
    expect(textsOf('session: cookie')).toEqual([
      'untried',
      'pass --user <user>, and the password in CONFORMANCE_PASSWORD',
    ]);
  });
});
