import { expect, it } from 'vitest';
import { readRuntimeConfig } from '../../config/runtime/runtimeConfig';
import { toSampleConfig } from './sampleConfig';

it('samples answer a host with a provider in code by the dialect of the console, and others by their own', () => {
  const config = readRuntimeConfig({
    hosts: {
      main: '/api',
      plant: { url: '/plant', provider: 'pumps' },
      meters: { url: '/meters', dialect: 'spring' },
    },
  });
  if (!config) return expect.unreachable();
  expect(toSampleConfig(config)).toEqual({ ...config, dialects: { meters: 'spring' } });
});
