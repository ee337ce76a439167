import { isProviderHost } from '../../config/dialects/providerHost';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';

/**
 * Returns the config for sample answers: hosts with a provider in code use the dialect of the console, because samples answer
 * requests and not the methods of a provider.
 */
export const toSampleConfig = (config: RuntimeConfig): RuntimeConfig => ({
  ...config,
  dialects: Object.fromEntries(
    Object.entries(config.dialects ?? {}).filter(([, dialect]) => !isProviderHost(dialect)),
  ),
});
