import { parseTree } from 'jsonc-parser';
import { checkDeclarations } from '../../config/check';
import { readJsonDeclaration } from '../../config/check/editor/readJsonDeclaration';
import {
  createSuggestedEdit,
  findProblemRange,
  type TextRange,
} from '../../config/check/editor/problemRange';
import { upgradeDeclaration } from '../../config/language/upgrade';
import { upgradeText } from '../../config/language/upgradeText';
import type { Declaration } from '../../config/normalise';
import type { ConfigProblem } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { isPlainObject } from '../../lib/json';
import { workbenchTexts } from '../texts';
import type { WorkbenchNames } from '../workbenchNames';

/** An edit that fixes a problem. */
export interface ProblemFix extends TextRange {
  insert: string;
  /** Label of the button that applies it. */
  label: string;
}

/** A problem with its place in the text. */
export interface ProblemMark extends TextRange {
  problem: ConfigProblem;
  /** Edit that fixes it. */
  fix: ProblemFix | undefined;
  /** From 1. */
  line: number;
}

export interface TextCheckResult {
  marks: readonly ProblemMark[];
  /** Problems that other declarations would have with this one in the place of the one it is a copy of. */
  otherProblems: readonly ConfigProblem[];
  /** The declaration, when it has no problem. */
  declaration: Declaration | undefined;
  /** The other declarations that it is checked with. */
  otherDeclarations: readonly Declaration[];
}

/** Checks a text as the console would check the file; `replaces`: name of the declaration that it is a copy of. */
export function checkDeclarationText(
  file: string,
  text: string,
  { knownNames, trustedDeclarations, isHidden }: WorkbenchNames,
  replaces: string | undefined,
): TextCheckResult {
  const result = upgradeDeclaration(readJsonDeclaration(file, text));
  const ownName = isPlainObject(result.input) ? result.input.name : undefined;
  const otherDeclarations = trustedDeclarations.filter(
    ({ input: { name } }) => name !== replaces && !(name === ownName && isHidden(name)),
  );
  const { problems, validDeclarations } = checkDeclarations([result], knownNames, otherDeclarations);
  const tree = parseTree(text, [], { disallowComments: false, allowTrailingComma: true });
  const marks = problems.map((problem) => {
    const range = findProblemRange(text, tree, problem);
    const line = text.slice(0, range.from).split('\n').length;
    return { ...range, problem, fix: createFix(text, range, problem), line };
  });
  const [declaration] = validDeclarations;
  return {
    marks: marks.sort((a, b) => a.from - b.from),
    otherProblems:
      replaces === undefined || !declaration
        ? []
        : findOtherProblems(declaration, knownNames, otherDeclarations),
    declaration,
    otherDeclarations,
  };
}

/** Returns the suggested edit, or for a text of an older version of the language the edit that rewrites it whole. */
function createFix(text: string, range: TextRange, problem: ConfigProblem): ProblemFix | undefined {
  if (problem.path === 'version') {
    const { text: insert, changes } = upgradeText(text);
    return changes.length === 0
      ? undefined
      : { from: 0, to: text.length, insert, label: workbenchTexts.upgrade };
  }
  const edit = createSuggestedEdit(text, range, problem);
  const label = interpolateText(workbenchTexts.fix, { name: problem.suggestion ?? '' });
  return edit && { ...edit, label };
}

/** Returns the problems that a declaration causes in those that name it. */
function findOtherProblems(
  declaration: Declaration,
  known: WorkbenchNames['knownNames'],
  otherDeclarations: readonly Declaration[],
): readonly ConfigProblem[] {
  const name = JSON.stringify(declaration.input.name);
  const referring = otherDeclarations.filter(({ input }) => JSON.stringify(input).includes(name));
  if (referring.length === 0) return [];
  const rest = otherDeclarations.filter((candidate) => !referring.includes(candidate));
  return checkDeclarations(referring, known, [declaration, ...rest]).problems;
}
