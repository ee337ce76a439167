import { LANGUAGE_VERSION } from '../config/language/version';
import { isPlainObject } from '../lib/json';

/**
 * Returns the raw runtime config in the language of this console. The rules for older versions load only if the config may
 * have older spellings: it names no version or an older one, and has one of the parts that changed.
 */
export async function upgradeConfig(rawConfig: unknown): Promise<unknown> {
  if (!isPlainObject(rawConfig) || !mayHaveOldKeys(rawConfig)) return rawConfig;
  const { upgradeFile } = await import('../config/language/upgrade');
  return upgradeFile(rawConfig).input;
}

const mayHaveOldKeys = ({ version, start, hosts, signIn }: Readonly<Record<string, unknown>>): boolean =>
  version !== LANGUAGE_VERSION &&
  (start !== undefined ||
    isPlainObject(signIn) ||
    (isPlainObject(hosts) && Object.values(hosts).some(isPlainObject)));
