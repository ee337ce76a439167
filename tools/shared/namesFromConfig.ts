import type { KnownNames } from '../../src/config/check/knownNames.ts';
import { findRuntimeConfigProblems } from '../../src/config/check/runtime/runtimeConfigProblems.ts';
import { readRuntimeConfig } from '../../src/config/runtime/runtimeConfig.ts';
import { listSessionPaths } from '../../src/config/runtime/signInSource.ts';
import { isPlainObject } from '../../src/lib/json.ts';

/**
 * Names that a runtime config adds to those of declarations. If a dialect or a sign-in is invalid, the names that depend on it
 * are unknown.
 */
export function namesFromConfig(
  input: unknown,
): Pick<KnownNames, 'hosts' | 'ids' | 'dialects' | 'sessionPaths' | 'languages'> {
  const { hosts, ids } = isPlainObject(input) ? input : {};
  const isValid = findRuntimeConfigProblems('', input).every(({ isMild }) => isMild);
  const { dialects, signIn, languages } = (isValid && readRuntimeConfig(input)) || {};
  const sessionPaths = listSessionPaths(signIn);
  return { hosts: Object.keys(hosts ?? {}), ids: Object.keys(ids ?? {}), dialects, sessionPaths, languages };
}
