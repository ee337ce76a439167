import { expect, it } from 'vitest';
import { faceAt } from '../../config/face';
import { readRuntimeConfig } from '../../config/runtime';
import { madeIndex, madeRegistry } from '../declarations/testing/madeRegistry';
import { parts } from '../parts';
import { shownBy } from './shown';

it.each([
  ['is not shown', {}, undefined],
  ['is shown with it', { plain: 'https://meters.example.com' }, 'parking-chargers'],
])('a bundled resource whose host an installation does not have %s', async (_, more, shown) => {
  const registry = madeRegistry();
  const { hosts } = madeIndex();
  const config = readRuntimeConfig({ hosts: { main: '/api', ...more } });
  if (!config) throw new Error('no config');
  const request = () => Promise.reject(new Error('nothing is asked'));
  const { problems } = await shownBy(config, { hosts, request, registry, parts });
  const { faces } = registry.snapshot();
  expect([faceAt(faces, 'parking-chargers')?.name, faceAt(faces, 'assets')?.name]).toEqual([shown, 'assets']);
  // Who names it still finds it, as what is hidden.
  expect([faces.has('parking-chargers'), problems]).toEqual([true, []]);
});
