import { checkDeclarations } from '../../config/check';
import { readJsonDeclaration } from '../../config/check/editor/readJsonDeclaration';
import { upgradeDeclaration } from '../../config/language/upgrade';
import type { Declaration } from '../../config/normalise';
import type { ConfigProblem } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { markProblems, type ProblemMark } from './markProblems';
import type { WorkbenchNames } from '../workbenchNames';

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
  const [declaration] = validDeclarations;
  return {
    marks: markProblems(text, problems),
    otherProblems:
      replaces === undefined || !declaration
        ? []
        : findOtherProblems(declaration, knownNames, otherDeclarations),
    declaration,
    otherDeclarations,
  };
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
