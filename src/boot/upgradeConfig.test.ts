import { expect, it } from 'vitest';
import { LANGUAGE_VERSION } from '../config/language/version';
import { upgradeConfig } from './upgradeConfig';

it('reads a config of an older version as one of this', async () => {
  await expect(
    upgradeConfig({
      hosts: { main: '/api', old: { address: '/old', dialect: { page: { most: 20 } } } },
      start: '/admin/pumps',
      signIn: { type: 'password', permissions: { at: 'data.codes' } },
    }),
  ).resolves.toEqual({
    hosts: { main: '/api', old: { url: '/old', dialect: { page: { maxSize: 20 } } } },
    landingPage: '/admin/pumps',
    signIn: { type: 'password', permissions: { data: 'data.codes' } },
  });
});

it.each([
  undefined,
  'nonsense',
  { hosts: { main: '/api' } },
  { version: LANGUAGE_VERSION, hosts: { main: { address: '/api' } } },
])('leaves %j as it is', async (config) => {
  await expect(upgradeConfig(config)).resolves.toBe(config);
});
