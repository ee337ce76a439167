import { parseTree } from 'jsonc-parser';
import { checkDeclarations } from '../../config/check';
import { readJson } from '../../config/check/readJson';
import { changeOf, rangeOf, type TextRange } from '../../config/check/textPlaces';
import type { Declaration } from '../../config/normalise';
import type { ConfigProblem } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import type { WorkbenchNames } from './workbenchNames';

/** A problem with its place in the text. */
export interface MarkedProblem extends TextRange {
  problem: ConfigProblem;
  /** What mends it. */
  change: (TextRange & { insert: string }) | undefined;
  /** From 1. */
  line: number;
}

export interface CheckedText {
  marks: readonly MarkedProblem[];
  /** Problems that other declarations would have with this one in the place of the one it is a copy of. */
  others: readonly ConfigProblem[];
  /** The declaration, when it has no problem. */
  declaration: Declaration | undefined;
  /** The others that it stands among. */
  among: readonly Declaration[];
}

/** Checks a text as the console would check the file; `replaces`: name of the declaration that it is a copy of. */
export function checkText(
  file: string,
  text: string,
  { known, trusted, isHidden }: WorkbenchNames,
  replaces: string | undefined,
): CheckedText {
  const read = readJson(file, text);
  const own = isPlainObject(read.input) ? read.input.name : undefined;
  const among = trusted.filter(
    ({ input: { name } }) => name !== replaces && !(name === own && isHidden(name)),
  );
  const { problems, sound } = checkDeclarations([read], known, among);
  const tree = parseTree(text, [], { disallowComments: false, allowTrailingComma: true });
  const marks = problems.map((problem) => {
    const range = rangeOf(text, tree, problem);
    const line = text.slice(0, range.from).split('\n').length;
    return { ...range, problem, change: changeOf(text, range, problem), line };
  });
  const [declaration] = sound;
  return {
    marks: marks.sort((a, b) => a.from - b.from),
    others: replaces === undefined || !declaration ? [] : othersOf(declaration, known, among),
    declaration,
    among,
  };
}

/** What those that name a declaration would say of it. */
function othersOf(
  own: Declaration,
  known: WorkbenchNames['known'],
  among: readonly Declaration[],
): readonly ConfigProblem[] {
  const name = JSON.stringify(own.input.name);
  const naming = among.filter(({ input }) => JSON.stringify(input).includes(name));
  if (naming.length === 0) return [];
  const rest = among.filter((one) => !naming.includes(one));
  return checkDeclarations(naming, known, [own, ...rest]).problems;
}
