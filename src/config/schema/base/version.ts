import * as z from 'zod/mini';
import { newerVersionProblem, LANGUAGE_VERSION } from '../../language/version';
import { withDescription } from './marks';
import { createKeyProblem, type RuleProblem } from '../rules/withRule';

/** Schema of `version`: the language version that a file is written in. */
export const versionSchema = z.optional(
  withDescription(
    z.int().check(z.minimum(1)),
    `Version of the language that this file is written in. Default ${LANGUAGE_VERSION}, the version of this console. The console also reads older spellings. Changes: docs/language-changes.md.`,
  ),
);

/** Returns a problem if the file is written for a newer console. */
export function findVersionProblems({ version }: Readonly<Record<string, unknown>>): RuleProblem[] {
  const found = newerVersionProblem(version);
  return found === undefined ? [] : [createKeyProblem('version', found, [])];
}
