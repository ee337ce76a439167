import { readRuntimeConfig, type RuntimeConfig } from '../../config/runtime/runtimeConfig';

/** Creates a runtime config with all defaults, as the console reads it. */
export function createTestConfig(links: RuntimeConfig['links'] = {}): RuntimeConfig {
  const config = readRuntimeConfig({ hosts: { main: '/api' }, branding: { name: 'Consola' }, links });
  if (!config) throw new Error('The runtime config of the tests is not one');
  return config;
}
