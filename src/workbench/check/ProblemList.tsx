import { formatConfigProblem } from '../../config/check/problem';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import type { TextCheckResult } from './checkDeclarationText';
import type { ProblemMark } from './markProblems';
import { workbenchTexts } from '../texts';

interface ProblemListProps {
  result: Pick<TextCheckResult, 'marks' | 'otherProblems'>;
  onGo: (mark: ProblemMark) => void;
  onFix: (change: { from: number; to: number; insert: string }) => void;
}

/** Problems of the text, each with a link to its place. */
export function ProblemList({ result: { marks, otherProblems }, onGo, onFix }: ProblemListProps) {
  const count = marks.length + otherProblems.length;
  return (
    <section className="wb-problems" aria-label={workbenchTexts.problems} data-bad={count > 0}>
      <p role="status" className="wb-hint">
        {count === 0
          ? workbenchTexts.no_problems
          : interpolateText(workbenchTexts.problem_count, { smart_count: count })}
      </p>
      {marks.length > 0 && (
        <ul>
          {marks.map((mark, index) => (
            <li key={index}>
              <button type="button" className="wb-link" onClick={() => onGo(mark)}>
                {interpolateText(workbenchTexts.line, { line: mark.line })}
              </button>
              <span>{formatProblem(mark)}</span>
              {mark.fix && (
                <Button small onClick={() => mark.fix && onFix(mark.fix)}>
                  {mark.fix.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {otherProblems.length > 0 && (
        <>
          <h3>{workbenchTexts.others}</h3>
          <ul>
            {otherProblems.map((problem, index) => (
              <li key={index}>{formatConfigProblem(problem)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Names that are shown of those that are allowed. */
const MAX_ALLOWED_NAMES = 12;

/** One line: the path inside the declaration, what was found, what is allowed. */
function formatProblem({ problem }: ProblemMark): string {
  const hiddenCount = problem.allowed.length - MAX_ALLOWED_NAMES;
  const allowed = [
    ...problem.allowed.slice(0, MAX_ALLOWED_NAMES),
    ...(hiddenCount > 0 ? [interpolateText(workbenchTexts.more, { more: hiddenCount })] : []),
  ];
  // For a syntax error the text already contains the line.
  const file = problem.path.startsWith('line ') ? '' : problem.path;
  return formatConfigProblem({ ...problem, allowed, file, path: '' }).replace(/^: /, '');
}
