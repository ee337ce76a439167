import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRules } from '../server/callRules';
import { createRandom } from '../../fixtures/generators/random';
import type { Random } from '../../fixtures/generators/random';
import { expectRows, startTestHost } from './testHost';
import type { TestCaller, RunningHost } from './testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ check: false });
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const nasty = [
  '../../etc/passwd',
  '..%2f..%2fusers',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '<script>',
  "' OR 1=1 --",
  '{{7*7}}',
  '\u202e',
  '%0d%0aSet-Cookie:x=1',
  'null',
  'undefined',
  '-1',
  '9'.repeat(400),
  'ñ'.repeat(300),
  '[]',
  '{}',
  '%5B%5D',
  '//evil.example',
];

const bodies: (() => unknown)[] = [
  () => 'null',
  () => '[]',
  () => '"x"',
  () => '{"data":null}',
  () => '{"__proto__":{"polluted":1}}',
  () => '{"data":{"constructor":{"prototype":{"polluted":1}}}}',
  () => '['.repeat(5000),
  () => `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
  () => '{"data":{"id":1e999}}',
  () => '{"data":[{"id":[]}]}',
  () => '\u0000',
  () => '{"data":',
  () => '{"email":{"$gt":""},"password":[]}',
];

function request(random: Random): {
  method: string;
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
} {
  const { path } = random.pick(Object.values(callRules));
  const filled = `/api${path}`.replace(/:\w+/g, () => encodeURI(random.pick(nasty)).replace(/%25/g, '%'));
  const query = random.chance(0.5)
    ? `?${random.pick(['search', 'page[size]', 'page', 'include', '__proto__', 'page[__proto__]'])}=${encodeURIComponent(random.pick(nasty))}`
    : '';
  const method = random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']);
  const sends = method !== 'GET' && random.chance(0.8);
  return {
    method,
    path: random.chance(0.1) ? `/api/${encodeURIComponent(random.pick(nasty))}` : filled + query,
    body: sends ? String(random.pick(bodies)()) : undefined,
    headers: random.chance(0.15)
      ? {
          'content-type': random.pick([
            'text/plain',
            'application/x-www-form-urlencoded',
            'application/json; charset=klingon',
            'multipart/form-data',
          ]),
        }
      : {},
  };
}

describe('hostile requests', () => {
  it('500 random ones: JSON errors only, no stack trace, no failure of the host [LIST-17]', async () => {
    const random = createRandom(20_261_120);
    let someone = await host.signInAs('super');
    for (let i = 0; i < 500; i += 1) {
      const { method, path, body, headers } = request(random);
      const answer = await (random.chance(0.8) ? someone : host.callAnonymously)(method, path, body, headers);
      if (path.startsWith('/api/users/logout')) someone = await host.signInAs('super');
      const said = `${method} ${path} ${body?.slice(0, 60) ?? ''} → ${answer.status} ${answer.text.slice(0, 200)}`;
      expect(answer.status, said).toBeLessThan(500);
      expect(answer.text, said).not.toMatch(
        /\bat .+:\d+:\d+|node_modules|SyntaxError|TypeError|\/(?:fixtures|demoHost)\//,
      );
      if (answer.status >= 400) expect(answer.body['errors']?.[0], said).toHaveProperty('code');
    }
    expect(host.loggedFailures).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    await host.reset();
  });

  it('a broken request line or header ends in 400 without a word', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(new URL(host.url).port), '127.0.0.1', () =>
        socket.end('GET /api/users HTTP/1.1\r\nHost: x\r\nBad Header: \x01\r\n\r\n'),
      );
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).not.toMatch(/ at |node:/);
  });

  it.each([
    ['/API/users'],
    ['/api//users'],
    ['/api/users/'],
    ['/api/%75sers%2f'],
    ['/api/users;x=1'],
    ['/api/./users/..%2fusers'],
    ['/api/Users'],
  ])('%s without a session is never 200 [PERM-10]', async (path) => {
    const response = await fetch(host.url + path, { headers: { 'accept-version': '1' } });
    expect([401, 403, 404]).toContain(response.status);
  });

  it('a foreign origin gets no permission to read, a method override changes nothing', async () => {
    const { id } = host.store.state.assets[0]!;
    const answer = await root('GET', `/assets/${id}?_method=DELETE`, undefined, {
      origin: 'https://evil.example',
      'x-http-method-override': 'DELETE',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(host.store.rows.find('assets', { id })).toBeDefined();
    expect((await root('OPTIONS', `/assets/${id}`)).headers.get('access-control-allow-methods')).toBeNull();
  });
});

describe('writes take nothing but their fields', () => {
  const extra = [
    'roles',
    'is_default',
    'created_at',
    'updated_at',
    'legal_enabled',
    'password_hash',
    'gateways',
    'is_occupied',
    'asset_ids',
    'permissions',
  ];

  it.each(extra)('%s is 422 with a pointer wherever it is sent [LIST-17]', async (field) => {
    const { clients, projects, assets } = host.store.state;
    const before = JSON.stringify(host.store.state);
    const id = { client: clients[1]!.id, project: projects[0]!.id, asset: assets[0]!.id };
    const attempts: [string, string, unknown, string][] = [
      ['PATCH', `/clients/${id.client}`, { data: { id: id.client, [field]: 1 } }, `/data/${field}`],
      [
        'POST',
        '/clients',
        { data: { name: 'x', email: null, description: null, [field]: 1 } },
        `/data/${field}`,
      ],
      ['PATCH', `/projects/${id.project}`, { id: id.project, [field]: 1 }, `/${field}`],
      [
        'PATCH',
        `/assets/${id.asset}`,
        { data: { id: id.asset, attributes: { [field]: 1 } } },
        `/data/attributes/${field}`,
      ],
      ['POST', '/users/login', { email: 'a', password: 'b', [field]: 1 }, `/${field}`],
    ];
    for (const [method, path, body, pointer] of attempts) {
      const answer = await root(method, path, body);
      expect(answer.status).toBe(422);
      expect(answer.body['errors']?.[0]).toMatchObject({ code: 'unknown_field', source: { pointer } });
    }
    expect(JSON.stringify(host.store.state)).toBe(before);
  });

  it('the id of the body must be that of the address', async () => {
    const [first, second] = host.store.state.assets.slice(0, 2).map((row) => row.id);
    const answer = await root('PATCH', `/assets/${first}`, { data: { id: second, attributes: {} } });
    expect(answer.body['errors']?.[0]?.['source']).toEqual({ pointer: '/data/id' });
  });

  it('names every wrong field at once, in Spanish', async () => {
    const { id } = host.store.state.clients[1]!;
    const { body } = await root('PATCH', `/clients/${id}`, {
      data: { id, name: ' ', email: 'no', description: 'x'.repeat(256) },
    });
    expect(expectRows(body['errors'])).toMatchObject([
      { source: { pointer: '/data/name' }, detail: 'No puede estar vacío.' },
      { source: { pointer: '/data/email' }, detail: 'Formato no válido.' },
      { source: { pointer: '/data/description' }, detail: 'Máximo 255.' },
    ]);
  });
});
