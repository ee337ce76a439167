// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchConnectViolations } from './connectViolations';
import { explainNoResponse } from './explainNoResponse';

const FAILED = new TypeError('Failed to fetch');
/** Network that answers the given modes. */
const network = (...modes: readonly string[]): typeof fetch =>
  vi.fn<typeof fetch>((_, init) =>
    modes.includes(init?.mode ?? '') ? Promise.resolve(new Response('')) : Promise.reject(FAILED),
  );
const explain = (url: string, send: typeof fetch, init: RequestInit = {}, error: unknown = FAILED) =>
  explainNoResponse(url, init, error, send);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call without a response', () => {
  it('names the policy of the page that refused it, and the line to set', async () => {
    watchConnectViolations();
    const event = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://csp.example/v1/pumps',
      effectiveDirective: 'connect-src',
      originalPolicy: "default-src 'none'; connect-src 'self' https://a.example; img-src 'self'",
    });
    const send = network('no-cors', 'cors');
    const explained = explain('https://csp.example/v1/pumps?page=2', send);
    // Browsers report it after the call has failed.
    document.dispatchEvent(event);
    expect(await explained).toMatchObject({
      text: expect.stringContaining('Content-Security-Policy') as string,
      lines: ["connect-src 'self' https://a.example https://csp.example"],
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('names CORS with the headers that are missing, by a probe without token', async () => {
    const headers = { Authorization: 'Bearer x', 'Accept-version': '1', Accept: 'application/json' };
    const send = network('no-cors');
    expect(await explain('https://pumps.example/v1', send, { headers })).toEqual({
      text: `El host responde, pero no permite que ${window.location.origin} lea la respuesta (CORS).`,
      advice: expect.stringContaining('OPTIONS') as string,
      lines: [
        `Access-Control-Allow-Origin: ${window.location.origin}`,
        'Access-Control-Allow-Methods: GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers: accept-version, authorization',
      ],
    });
    expect(vi.mocked(send).mock.calls.map(([, init]) => [init?.credentials, init?.headers])).toEqual([
      ['omit', undefined],
      ['omit', undefined],
    ]);
    const { text } = await explain('https://pumps.example/v1', network('no-cors', 'cors'), { headers });
    expect(text).toMatch(/permite el origen .*, pero no esta llamada/);
  });

  it('names a host that does not answer, a slow one, and http from a page with https', async () => {
    expect((await explain('https://nobody.example/v1', network())).text).toBe(
      'No responde nadie en https://nobody.example.',
    );
    expect((await explain('https://slow.example', network(), {}, new Error('timeout'))).text).toMatch(
      /a tiempo/,
    );
    vi.stubGlobal('location', new URL('https://console.example/admin'));
    expect((await explain('http://plain.example/v1', network())).text).toMatch(/con https.*con http/);
    expect((await explain('http://localhost:9/v1', network())).text).toMatch(/No responde nadie/);
  });

  it('sends the probe of a write as a read of the root, never as a write', async () => {
    const send = network('no-cors');
    await explain('https://pumps.example/auth', send, { method: 'POST', body: '{}' });
    expect(vi.mocked(send).mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
      ['https://pumps.example/', undefined],
      ['https://pumps.example/', undefined],
    ]);
  });
});
