import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '../runtime';
import { runtimeConfigProblems } from './runtimeConfig';

const config = { hosts: { main: '/api' } };

describe('the runtime config', () => {
  it('needs no more than its host', () => {
    expect(runtimeConfigProblems('config.json', config)).toEqual([]);
    expect(readRuntimeConfig(config)).toEqual({
      hosts: { main: '/api' },
      links: {},
      branding: { name: 'Consola' },
      resources: [],
      images: [],
      ids: {},
      skuImages: {},
    });
  });

  it.each(['Marte/Olimpo', '', 7])('knows the zone %j for none', (zone) => {
    const input = { ...config, zone };
    expect(readRuntimeConfig(input)).toBeUndefined();
    expect(runtimeConfigProblems('config.json', input)).toEqual([expect.objectContaining({ path: 'zone' })]);
  });

  it('takes what an installation sets', () => {
    const whole = {
      ...config,
      $schema: 'x',
      links: { poweredBy: 'https://example.com/' },
      branding: { name: 'Casa', logo: '/l.png' },
      resources: ['/r.json'],
      images: ['https://cdn.example'],
      zone: 'Atlantic/Canary',
      ids: { comingSoonProjects: ['P1'] },
      skuImages: { 'GW-200': '/products/gateway.svg' },
      demo: { logins: [{ label: 'A', email: 'a@example.com', password: 'x' }], state: '/demo/state' },
    };
    expect(runtimeConfigProblems('config.json', whole)).toEqual([]);
    expect(readRuntimeConfig(whole)).toMatchObject({
      branding: { name: 'Casa', logo: '/l.png' },
      resources: ['/r.json'],
      zone: 'Atlantic/Canary',
      demo: { logins: [{ label: 'A' }], state: '/demo/state' },
    });
    for (const state of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect(readRuntimeConfig({ ...whole, demo: { logins: [], state } })?.demo).toEqual({ logins: [] });
  });

  it.each<[unknown, string, string | null]>([
    [{}, 'hosts', null],
    [{ hosts: {} }, 'hosts.main', null],
    [{ hosts: { main: '' } }, 'hosts.main', null],
    [{ hosts: { main: '/api', plain: 7 } }, 'hosts.plain', null],
    [{ hosts: { main: '//evil.example' } }, 'hosts.main', null],
    [{ hosts: { main: 'data:text/html,x' } }, 'hosts.main', null],
    [{ hosts: { main: 'https://user@evil.example' } }, 'hosts.main', null],
    [{ hosts: { main: 'https://services.example/api/' } }, 'hosts.main', null],
    [{ ...config, links: { powerdBy: 'x' } }, 'links.powerdBy', 'poweredBy'],
    [{ ...config, resorces: [] }, 'resorces', 'resources'],
    [{ ...config, resources: [7] }, 'resources[0]', null],
    [{ ...config, ids: { a: 'x' } }, 'ids.a', null],
    [{ ...config, images: ['data:'] }, 'images[0]', null],
    [{ ...config, demo: { logins: [{ label: 'A' }] } }, 'demo.logins[0].email', null],
    ['x', '', null],
  ])('names what is wrong in %j', (input, path, suggestion) => {
    expect(runtimeConfigProblems('config.json', input)).toContainEqual(
      expect.objectContaining({ file: 'config.json', path, suggestion }),
    );
  });

  it('tells every problem at once', () => {
    expect(
      runtimeConfigProblems('config.json', { hosts: {}, links: { a: 1 }, extra: 1 }).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    {},
    { hosts: { main: 7 } },
    { hosts: { main: '' } },
    { ...config, links: { a: 1 } },
    { ...config, resources: 'x' },
    { ...config, ids: [] },
    { ...config, ids: { a: 'x' } },
    { ...config, branding: 7 },
  ])('is none when it is %j: the console says so instead of starting blank', (input) => {
    expect(readRuntimeConfig(input)).toBeUndefined();
  });
});
