import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './security/securityHeaders';
import { demoLogins } from '../../fixtures/demoLogins';
import { startTestHost } from '../testing/testHost';
import type { RunningHost } from '../testing/testHost';

const root = mkdtempSync(join(tmpdir(), 'console-'));
let host: RunningHost;

beforeAll(async () => {
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('secret.txt', 'secreto');
  put('dist/.hidden', 'oculto');
  put('dist/index.html', '<!doctype html><title>Consola</title>');
  put('dist/config.json', '{"apiUrl":"/api","resources":["/mine.json"]}');
  put('dist/static/app-1a2b.js', 'plain');
  put('dist/static/app-1a2b.js.br', 'brotli');
  put('dist/static/app-1a2b.js.gz', 'gzip');
  put('fixtures/declarations/ev-sessions.json', '{"name":"ev-sessions"}');
  host = await startTestHost({ root, check: false });
});
afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true });
});

/** Sends a raw request: the path is not normalised and the response not decompressed. */
function raw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${host.url}/`, { path, headers }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject).end();
  });
}

const page = { accept: 'text/html,application/xhtml+xml' };

describe('the built console', () => {
  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
  ])('Accept-Encoding %s gets %s', async (accept, text, encoding) => {
    const answer = await raw('/static/app-1a2b.js', { 'accept-encoding': accept });
    expect([answer.text, answer.headers['content-encoding']]).toEqual([text, encoding]);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['vary']).toContain('Accept-Encoding');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each<[string, Record<string, string>, number]>([
    ['/', { accept: '*/*' }, 200],
    ['/', {}, 200],
    ['/', { accept: 'application/json' }, 200],
    ['/?from=monitor', { accept: 'text/plain' }, 200],
    ['/admin/assets', { accept: '*/*' }, 200],
    ['/admin/assets', {}, 404],
    ['/admin/assets', { accept: 'text/html;q=0, application/json' }, 404],
    ['/static/gone.js', { accept: '*/*' }, 404],
    ['/admin/users/ana@correo.example', page, 200],
  ])('a plain GET of %s that accepts %o answers %i', async (path, accept, status) => {
    const answer = await raw(path, accept);
    expect(answer.status).toBe(status);
    expect(answer.text.includes('<title>Consola</title>')).toBe(status === 200);
  });

  it('every route of the console is index.html, never kept without asking [SHELL-09] [SHELL-12]', async () => {
    for (const path of [
      '/',
      '/login',
      '/admin/assets',
      '/admin/assets/D123/start',
      '/admin/academy/',
      '/invitation/x?token=1',
      '/admin/assets/50%',
      '/admin/assets/%zz/info',
    ]) {
      const answer = await raw(path, page);
      expect(answer.text, path).toContain('<title>Consola</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('a missing file is 404, also for a page; so is what is not asked for as a page', async () => {
    expect((await raw('/static/app-old.js', page)).status).toBe(404);
    expect((await raw('/favicon.ico', page)).status).toBe(404);
    expect((await raw('/admin/assets', { accept: 'application/json' })).status).toBe(404);
    for (const path of ['/api/nothing', '/plain/nothing', '/demo/nothing'])
      expect((await raw(path, page)).text, path).not.toContain('<title>');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/static/..%5c..%5csecret.txt',
    '/.hidden',
    '/%2ehidden',
    '/static/%00',
    '/%E0%A4%A',
    '//secret.txt',
    '/static//../../secret.txt',
  ])('%s leaks nothing', async (path) => {
    const answer = await raw(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toMatch(/secreto|oculto/);
  });

  it('config.json carries the demo logins, pages and products, and the demo resource after its own', async () => {
    const { body, headers } = await host.callAnonymously('GET', '/config.json');
    expect(body).toMatchObject({
      apiUrl: '/api',
      resources: ['/mine.json', '/demo/resources/ev-sessions.json', '/demo/resources/activity.json'],
      demo: { logins: demoLogins },
    });
    expect(Object.keys(demoLogins[0]!)).toEqual(['label', 'email', 'password', 'description']);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await host.callAnonymously('GET', '/demo/resources/ev-sessions.json')).body).toEqual({
      name: 'ev-sessions',
    });
    expect((await host.callAnonymously('GET', '/demo/resources/other.json')).status).toBe(404);
  });
});

describe('headers', () => {
  it('every answer carries the security headers, errors too', async () => {
    for (const path of [
      '/',
      '/login',
      '/static/app-1a2b.js',
      '/config.json',
      '/api/users',
      '/plain/db',
      '/nothing',
      '/csp-report/count',
      '/%E0%A4%A',
    ]) {
      const { headers } = await raw(path, page);
      for (const [name, value] of Object.entries(securityHeaders({ frames: ["'self'"], images: [] })))
        expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('answers of the host are not kept', async () => {
    const admin = await host.signInAs('admin');
    for (const path of ['/users/current', '/plain/ev-sessions'])
      expect((await admin('GET', path)).headers.get('cache-control')).toBe('no-store');
  });

  it('counts reports of refused content', async () => {
    const count = async () => Number((await host.callAnonymously('GET', '/csp-report/count')).body['count']);
    const before = await count();
    expect(
      (
        await host.callAnonymously('POST', '/csp-report', '{"csp-report":{}}', {
          'content-type': 'application/csp-report',
        })
      ).status,
    ).toBe(204);
    expect(await count()).toBe(before + 1);
  });
});
