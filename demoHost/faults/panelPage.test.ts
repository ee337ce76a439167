import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../testing/testHost';
import type { RunningHost } from '../testing/testHost';
import { findSpanish } from '../../src/testing/findSpanish';
import { callRules } from '../server/callRules';
import { faultKinds, faultKindRules } from './faultKinds';
import { MAX_FAULTS } from './faultRegistry';
import { faultTexts } from './faultTexts';

let host: RunningHost;

beforeAll(async () => {
  host = await startTestHost({ faults: true });
});
afterEach(() => host.faults.clear());
afterAll(() => host.close());

const panel = { 'x-demo-panel': '1' };
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = panel) =>
  host.callAnonymously(method, `/demo/faults${path}`, body, headers);

/** Returns the status for headers that `fetch` does not let scripts set. */
const statusFor = (headers: Record<string, string>, method = 'GET', path = '/demo/faults') =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${host.url}${path}`, { method, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

describe('calls of the panel', () => {
  it('switch on, list and switch off', async () => {
    const made = await send('POST', '/active', {
      kind: '422',
      call: 'createAsset',
      times: 3,
      probability: 0.5,
    });
    expect(made.status).toBe(201);
    const fault = {
      id: made.body['data']!['id'],
      kind: '422',
      value: '/data',
      call: 'createAsset',
      times: 3,
      probability: 0.5,
      hits: 0,
    };
    expect(made.body).toEqual({ data: fault });
    await send('POST', '/active', { kind: 'timeout' });
    expect((await send('GET', '/active', undefined, {})).body['data']).toHaveLength(2);
    expect((await send('DELETE', `/active/${String(fault.id)}`)).status).toBe(204);
    expect((await send('DELETE', `/active/${String(fault.id)}`)).status).toBe(404);
    expect((await send('GET', '/active')).body['data']).toMatchObject([{ kind: 'timeout', value: '' }]);
    expect((await send('DELETE', '/active')).status).toBe(204);
    expect(host.faults.list()).toEqual([]);
  });

  it('refuse what makes no sense, and too many', async () => {
    const wrong = await send('POST', '/active', { kind: 'latency', value: '-1' });
    expect(wrong.status).toBe(422);
    expect(wrong.body['errors']).toMatchObject([{ source: { pointer: '/value' } }]);
    expect((await send('POST', '/active', { kind: 'offline', value: 'no-such' })).status).toBe(422);
    expect((await send('POST', '/active', '<x>', { ...panel, 'content-type': 'text/plain' })).status).toBe(
      415,
    );
    expect((await send('POST', '/active')).status).toBe(422);
    for (let i = 0; i < MAX_FAULTS; i += 1) await send('POST', '/active', { kind: 'latency', value: '0' });
    expect((await send('POST', '/active', { kind: '503' })).status).toBe(409);
  });

  it('put the seeded data back without a session; faults stay', async () => {
    const [first] = host.store.state.clients;
    const { name } = first!;
    first!.name = 'Cambiado';
    await send('POST', '/active', { kind: '503' });
    expect((await send('POST', '/reset')).status).toBe(200);
    expect(host.store.state.clients[0]!.name).toBe(name);
    expect(host.faults.list()).toHaveLength(1);
  });

  it('are not hit by the faults themselves', async () => {
    await send('POST', '/active', { kind: '503' });
    expect((await send('GET', '')).status).toBe(200);
    expect((await send('DELETE', '/active')).status).toBe(204);
  });
});

describe('who may use it', () => {
  it('pages of other origins may not write', async () => {
    for (const [method, path] of [
      ['POST', '/active'],
      ['DELETE', '/active'],
      ['DELETE', '/active/1'],
      ['POST', '/reset'],
    ] as const) {
      expect((await send(method, path, undefined, {})).status, `${method} ${path}`).toBe(403);
      for (const site of ['cross-site', 'same-site']) {
        const answer = await statusFor({ ...panel, 'sec-fetch-site': site }, method, `/demo/faults${path}`);
        expect(answer, `${method} ${path} ${site}`).toBe(403);
      }
    }
    // The CORS preflight gets no permission.
    const asked = await send('OPTIONS', '/reset', undefined, { origin: 'https://evil.example' });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.headers.get('access-control-allow-headers')).toBeNull();
  });

  it('only who asks for this machine by a name of it, not through a proxy that says so', async () => {
    const port = new URL(host.url).port;
    for (const name of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
      expect(await statusFor({ host: name }), name).toBe(200);
    for (const name of ['evil.example', 'localhost.evil.example', `127.0.0.1.evil.example:${port}`])
      expect(await statusFor({ host: name }), name).toBe(403);
    expect(await statusFor({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await statusFor({ forwarded: 'for=127.0.0.1' })).toBe(403);
    // The fault header has no effect on requests that are not local.
    const clients = (headers: Record<string, string>) =>
      statusFor({ 'x-demo-fault': '503', ...headers }, 'GET', '/api/clients');
    expect(await clients({})).toBe(503);
    expect(await clients({ host: 'evil.example' })).not.toBe(503);
  });
});

describe('the page', () => {
  it('shows what is in force as text, under the usual policy', async () => {
    const hostile = '"><script>alert(1)</script>';
    await send('POST', '/active', { kind: '409', value: hostile, call: 'login', times: 1 });
    const page = await send('GET', '');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('&quot;&gt;&lt;script&gt;');
    expect(page.text).not.toContain(hostile);
    expect(page.text).toContain('queda 1 petición');
    expect(page.text).not.toMatch(/ style=| on[a-z]+=/);
  });

  describe('in the language of the browser', () => {
    const read = (accepted: string) => send('GET', '', undefined, { 'accept-language': accepted });
    const english = 'en-GB,en;q=0.9,es;q=0.5';
    const idsOf = (html: string) =>
      [...html.matchAll(/ (?:id|for|data-[a-z]+)="([^"]*)"/g)].map(([, id]) => id);

    it('has the same parts in Spanish and in English', async () => {
      const page = await read(english);
      expect(page.headers.get('vary')).toContain('Accept-Language');
      expect(page.text).toContain('<html lang="en">');
      const spanish = (await read('fr')).text;
      expect(spanish).toContain('<html lang="es">');
      expect(idsOf(page.text).length).toBeGreaterThan(40);
      expect(idsOf(page.text)).toEqual(idsOf(spanish));
    });

    it('has no Spanish text on an English page, whatever is active', async () => {
      const door = host.store.state.devices.find(({ lock_type }) => lock_type !== null)!;
      const name = `${door.name} · ${door.room}`;
      for (const kind of faultKinds) {
        const value = { ms: '2500', detail: 'Broken', pointers: '/data/name', device: door.uuid, none: '' };
        const { status } = await send('POST', '/active', { kind, value: value[faultKindRules[kind].value] });
        expect(status, kind).toBe(201);
      }
      await send('POST', '/active', { kind: '503', value: 'x', call: 'plain', times: 1, probability: 0.125 });
      await send('POST', '/active', { kind: 'html', call: 'login', times: 25_000 });
      const html = (await read(english)).text;
      expect(html).toContain('1 request left, in 12.5% of the cases · 0 requests affected');
      expect(html).toContain('25,000 requests left');
      expect(html).toContain('2,500 ms');
      expect(html).toContain('aria-label="Remove: 503 Under maintenance, Everything below /plain"');
      // The names of doors are data; the paths of calls have no language.
      const texts = html
        .replace(/<datalist[^]*<\/datalist>/, '')
        .replaceAll(name, '')
        .split(/[<>"]/)
        .filter((text) => !Object.values(callRules).some(({ path }) => text.includes(path)));
      expect(texts.length).toBeGreaterThan(200);
      expect(texts.filter((text) => findSpanish(text) !== undefined)).toEqual([]);
      expect((await read('es')).text).toMatch(/queda 1 petición, en el 12,5\s% de los casos/);
    });

    it('gives its script a text for each refusal of the form', async () => {
      const texts = async (accepted: string) =>
        JSON.parse(/id="texts">(.*?)<\/script>/.exec((await read(accepted)).text)![1]!) as unknown;
      for (const [language, max] of [
        ['es', '60.000'],
        ['en', '60,000'],
      ] as const) {
        const { outcomes, invalidValues, refusals } = faultTexts[language];
        expect(await texts(language)).toEqual({
          outcomes,
          invalidValues: { ...invalidValues, ms: invalidValues.ms(max) },
          refusals: { ...refusals, too_many: refusals.too_many(MAX_FAULTS) },
        });
      }
    });
  });

  it('has a script and a style sheet of this origin', async () => {
    expect((await send('GET', '/panel.js')).headers.get('content-type')).toMatch(/javascript/);
    expect((await send('GET', '/panel.css')).headers.get('content-type')).toMatch(/css/);
    expect((await send('GET', '/routes.ts')).status).toBe(404);
  });
});
