import type { KnownNames } from '../../src/config/check/knownNames.ts';
import { findRuntimeConfigProblems } from '../../src/config/check/runtime/runtimeConfigProblems.ts';
import { readRuntimeConfig } from '../../src/config/runtime/runtimeConfig.ts';
import { listSessionPaths } from '../../src/config/runtime/signInSource.ts';
import { isPlainObject } from '../../src/lib/json.ts';

/**
 * What a runtime config adds to the names of declarations. A wrong dialect says nothing of what its host can be asked for, nor
 * a wrong sign-in of its calls.
 */
export function namesFromConfig(
  input: unknown,
): Pick<KnownNames, 'hosts' | 'ids' | 'dialects' | 'sessionPaths'> {
  const { hosts, ids } = isPlainObject(input) ? input : {};
  const isValid = findRuntimeConfigProblems('', input).length === 0;
  const { dialects, signIn } = (isValid && readRuntimeConfig(input)) || {};
  const sessionPaths = listSessionPaths(signIn);
  return { hosts: Object.keys(hosts ?? {}), ids: Object.keys(ids ?? {}), dialects, sessionPaths };
}
