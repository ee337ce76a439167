import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRules } from '../callRules';
import { startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ check: false });
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i])));
const codeOf = async (caller: TestCaller, path: string, body: string, headers?: Record<string, string>) => {
  const answer = await caller('POST', path, body, headers);
  return [answer.status, answer.body['errors']?.[0]?.['code']];
};

describe('a body of somebody without a session', () => {
  it.each(['/users/login', '/users/register/by_token'])('%s takes a few short texts alone', async (path) => {
    expect(await codeOf(host.callAnonymously, path, keys(700_000))).toEqual([413, 'too_large']);
    expect(await codeOf(host.callAnonymously, path, JSON.stringify({ email: 'a'.repeat(17_000) }))).toEqual([
      413,
      'too_large',
    ]);
    expect((await codeOf(host.callAnonymously, path, keys(500)))[0]).toBe(422);
  });
});

describe('a body of somebody who may not send it', () => {
  it('is not looked at: the 403 comes before [PERM-10]', async () => {
    const reader = await host.signInAs('lectura');
    const answers: [string, number][] = [];
    for (const [id, { method, path, access }] of Object.entries(callRules)) {
      if (method === 'GET' || access === 'open' || access === 'session') continue;
      // Parsing this body would give a 400.
      const answer = await reader(method, path.replaceAll(/:\w+/g, 'nobody'), '{"data":');
      answers.push([id, answer.status]);
    }
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
    expect((await reader('POST', '/plain/parking-chargers', '{"code":')).status).toBe(403);
  });

  it('is short where a session is enough [LOGIN-33]', async () => {
    const reader = await host.signInAs('lectura');
    expect(await codeOf(reader, '/users/legal-documentations/accepted', keys(700_000))).toEqual([
      413,
      'too_large',
    ]);
  });
});

describe('a body is looked at before it is parsed', () => {
  it.each([
    ['members', keys(60_001)],
    ['items', `[${'0,'.repeat(60_001)}0]`],
    ['objects', `[${'{},'.repeat(30_001)}{}]`],
  ])('too many %s are 413', async (_what, body) => {
    expect(await codeOf(root, '/clients', body)).toEqual([413, 'too_many_parts']);
  });

  it('too many levels are 400, whatever stands in texts', async () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(await codeOf(root, '/clients', deep(21))).toEqual([400, 'too_deep']);
    expect(await codeOf(root, '/clients', deep(100_000))).toEqual([400, 'too_deep']);
    expect((await codeOf(root, '/clients', deep(20)))[0]).toBe(422);
    const text = JSON.stringify({ data: { name: `${'[{'.repeat(50)}\\"${',"'.repeat(70_000)}` } });
    expect((await codeOf(root, '/clients', text))[0]).toBe(422);
  });

  it('is UTF-8 alone, with or without its mark', async () => {
    const wide = { 'content-type': 'application/json; charset=utf-16le' };
    expect(await codeOf(root, '/clients', '{}', wide)).toEqual([415, 'unsupported']);
    const marked = { 'content-type': 'application/json; charset=UTF-8; profile=x' };
    expect((await codeOf(root, '/clients', '\uFEFF{}', marked))[0]).toBe(422);
  });

  it.each(['', '{', '"text"', '1', 'null', 'true', '{"a":1}}'])('%j is no body', async (body) => {
    const [status] = await codeOf(root, '/clients', body);
    expect(status).toBe(body === '' ? 422 : 400);
  });
});
