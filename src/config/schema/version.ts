import * as z from 'zod/mini';
import { newerProblem } from '../language/newer';
import { LANGUAGE } from '../language/version';
import { describe } from './marks';
import { atKey, type RuleProblem } from './rules';

/** The version of the language that a file is written in. */
export const version = z.optional(
  describe(
    z.int().check(z.minimum(1)),
    `Version of the language that this file is written in. Default ${LANGUAGE}, the one of this console; older spellings are understood. What changed: docs/language-changes.md.`,
  ),
);

/** A file of a newer console is not understood. */
export function versionProblems({ version }: Readonly<Record<string, unknown>>): RuleProblem[] {
  const found = newerProblem(version);
  return found === undefined ? [] : [atKey('version', found, [])];
}
