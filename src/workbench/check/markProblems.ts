import { parseTree } from 'jsonc-parser';
import {
  createSuggestedEdit,
  findProblemRange,
  type TextRange,
} from '../../config/check/editor/problemRange';
import { upgradeText } from '../../config/language/upgradeText';
import type { ConfigProblem } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { workbenchTexts } from '../texts';

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

/** Returns the problems of a JSON text with their places, in the order of the text. */
export function markProblems(text: string, problems: readonly ConfigProblem[]): ProblemMark[] {
  const tree = parseTree(text, [], { disallowComments: false, allowTrailingComma: true });
  const marks = problems.map((problem) => {
    const range = findProblemRange(text, tree, problem);
    const line = text.slice(0, range.from).split('\n').length;
    return { ...range, problem, fix: createFix(text, range, problem), line };
  });
  return marks.sort((a, b) => a.from - b.from);
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
