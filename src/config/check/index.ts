import type { Declaration } from '../normalise';
import type { ResourceInput } from '../schema/resource';
import type { ConfigProblem } from '../types';
import { crossCheck, type KnownNames } from './crossCheck';
import { parseProblems } from './parse';

export { problemText } from './problem';

/** A declaration as found: nothing is known of `input` yet. */
export interface Found {
  file: string;
  input: unknown;
}

export interface Checked {
  /** All problems of all declarations at once. */
  problems: ConfigProblem[];
  /** The declarations without a problem: the rest of the console works without the others. */
  sound: Declaration[];
}

/**
 * Checks declarations: shape first, then names across those whose shape is right. `trusted` ones were checked before (the
 * bundled ones, by the build): their names count, they are not looked at again.
 */
export function checkDeclarations(
  found: readonly Found[],
  known: KnownNames,
  trusted: readonly Declaration[] = [],
): Checked {
  const shape = found.map(({ file, input }) => ({
    file,
    input,
    problems: parseProblems(file, input, known.fieldShapes),
  }));
  const shaped = shape
    .filter(({ problems }) => problems.length === 0)
    .map(({ file, input }): Declaration => ({ file, input: input as ResourceInput }));
  const problems = [...shape.flatMap((entry) => entry.problems), ...crossCheck(shaped, known, trusted)];
  const broken = new Set(problems.map((problem) => problem.file));
  return { problems, sound: shaped.filter(({ file }) => !broken.has(file)) };
}
