import type { KnownNames } from '../src/config/check/known.ts';
import { runtimeConfigProblems } from '../src/config/check/runtimeConfig.ts';
import { readRuntimeConfig } from '../src/config/runtime.ts';
import { sessionPathsOf } from '../src/config/signIn.ts';
import { isPlainObject } from '../src/lib/json.ts';

/**
 * What a runtime config adds to the names of declarations. A wrong dialect says nothing of what its host can be asked for, nor
 * a wrong sign-in of its calls.
 */
export function configNames(input: unknown): Pick<KnownNames, 'hosts' | 'ids' | 'dialects' | 'sessionPaths'> {
  const { hosts, ids } = isPlainObject(input) ? input : {};
  const isRight = runtimeConfigProblems('', input).length === 0;
  const { dialects, signIn } = (isRight && readRuntimeConfig(input)) || {};
  const sessionPaths = sessionPathsOf(signIn);
  return { hosts: Object.keys(hosts ?? {}), ids: Object.keys(ids ?? {}), dialects, sessionPaths };
}
