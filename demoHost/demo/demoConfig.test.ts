import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoConfig, frameSources, imageSources, cspSources } from './demoConfig';
import { securityHeaders } from '../server/security/securityHeaders';
import { seededLogins } from '../../fixtures/demoLogins';
import { permissionsOfRoles } from '../server/roles';
import { startTestHost } from '../testing/testHost';

const roots: string[] = [];
function rootWith(config: object | undefined): string {
  const root = mkdtempSync(join(tmpdir(), 'config-'));
  roots.push(root);
  mkdirSync(join(root, 'public'));
  if (config) writeFileSync(join(root, 'public', 'config.json'), JSON.stringify(config));
  return root;
}
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const links = (values: Record<string, unknown>) => frameSources({ links: values });

describe('the runtime config of the demo', () => {
  it('has products with name, kind, SKU, key and document, and pages to frame [PAGE-02..PAGE-07]', () => {
    const config = demoConfig(rootWith(undefined)) as {
      academy: { products: { kind: string; document: string }[] };
      links: Record<string, string>;
    };
    expect(new Set(config.academy.products.map(({ kind }) => kind))).toEqual(
      new Set(['sensor', 'plug', 'gateway']),
    );
    for (const product of config.academy.products)
      expect(Object.keys(product)).toEqual(['name', 'kind', 'sku', 'key', 'document']);
    expect(Object.keys(config.links)).toEqual(['checkIn', 'digitalSignage', 'createTicket', 'academyVideo']);
  });

  it('has the permissions of the roles of its logins, as the host grants them', () => {
    const { permissionsPage } = demoConfig(rootWith(undefined)) as {
      permissionsPage: { roles: Record<string, 'all' | string[]> };
    };
    expect(Object.keys(permissionsPage.roles)).toEqual([...new Set(seededLogins.map(({ role }) => role))]);
    expect(permissionsPage.roles['ROLE_ASSETS_MANAGER_SUPER_ADMIN']).toBe('all');
    expect(permissionsPage.roles['ROLE_HOME_AUTOMATION_USER']).toEqual(
      permissionsOfRoles(['ROLE_HOME_AUTOMATION_USER']),
    );
  });

  it('leaves what the config says itself as it is', () => {
    const own = {
      links: { checkIn: 'https://checkin.example', terms: 'https://example.com' },
      academy: { products: [] },
    };
    const config = demoConfig(rootWith(own)) as unknown as typeof own;
    expect(config.academy).toEqual(own.academy);
    expect(config.links).toMatchObject(own.links);
  });
});

describe('what the console may frame', () => {
  it('the origin of each framed link, once, without path, query or password', () => {
    expect(
      links({
        checkIn: 'https://a.example/path?x=1#y',
        digitalSignage: 'https://u:p@b.example:8443/',
        createTicket: 'https://a.example/other',
        academyVideo: '/demo/frames/video',
      }),
    ).toEqual(["'self'", 'https://a.example', 'https://b.example:8443']);
  });

  it('nothing of links that are no frames, and nothing at all without links', () => {
    expect(links({ poweredBy: 'https://a.example', terms: 'https://b.example' })).toEqual([]);
    expect(frameSources({})).toEqual([]);
    expect(frameSources({ links: null })).toEqual([]);
  });

  it.each([
    'http://plain.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://*.example',
    'https://*',
    "https://a.example;script-src'unsafe-inline'",
    "https://a.example,'unsafe-inline'",
    'https://',
    'blob:https://a.example/1',
    7,
    null,
  ])('%s gives none', (link) => expect(links({ checkIn: link })).toEqual([]));

  it('stands in the header; without a frame nothing may be framed', async () => {
    expect(securityHeaders({ frames: [], images: [] })['Content-Security-Policy']).toContain(
      "; frame-src 'none';",
    );
    const root = rootWith({
      links: Object.fromEntries(
        ['checkIn', 'digitalSignage', 'createTicket', 'academyVideo'].map((name) => [
          name,
          'https://frames.example/x',
        ]),
      ),
    });
    const host = await startTestHost({ root, check: false });
    const { headers } = await host.callAnonymously('GET', '/config.json');
    await host.close();
    expect(headers.get('content-security-policy')).toContain('; frame-src https://frames.example;');
  });
});

describe('where pictures come from', () => {
  it('are the origins that the config names, and nothing else', () => {
    const config = {
      hosts: { main: '/api', plain: 'https://plain.example/x' },
      images: ['https://cdn.example', 'https://*', "https://a.example;script-src'unsafe-inline'", 7],
      branding: { logo: '/logo.svg' },
    };
    expect(imageSources(config)).toEqual(['https://cdn.example', 'https://plain.example']);
    expect(
      securityHeaders({ frames: [], images: ['https://cdn.example'] })['Content-Security-Policy'],
    ).toContain("; img-src 'self' data: blob: https://cdn.example;");
  });
});

it('adds nothing of the demo to the config of another host, which the console may call', () => {
  const own = { hosts: { main: { url: 'https://pumps.example/v1', dialect: 'spring' } } };
  const config = demoConfig(rootWith(own));
  expect(config).toEqual(own);
  expect(cspSources(config).connect).toEqual(['https://pumps.example']);
});
