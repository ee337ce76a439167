import * as z from 'zod/mini';
import { newerVersionProblem, LANGUAGE_VERSION } from '../../language/version';
import { withDescription } from './marks';
import { createKeyProblem, type RuleProblem } from '../rules/withRule';

/** The version of the language that a file is written in. */
export const versionSchema = z.optional(
  withDescription(
    z.int().check(z.minimum(1)),
    `Version of the language that this file is written in. Default ${LANGUAGE_VERSION}, the one of this console; older spellings are understood. What changed: docs/language-changes.md.`,
  ),
);

/** A file of a newer console is not understood. */
export function findVersionProblems({ version }: Readonly<Record<string, unknown>>): RuleProblem[] {
  const found = newerVersionProblem(version);
  return found === undefined ? [] : [createKeyProblem('version', found, [])];
}
