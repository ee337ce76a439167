import { problemText } from '../../config/check/problem';
import { fillText } from '../../i18n/fillText';
import { Button } from '../../ui/Button';
import type { CheckedText, MarkedProblem } from './checkText';
import { texts } from './texts';

interface ProblemListProps {
  checked: CheckedText;
  onGo: (mark: MarkedProblem) => void;
  onFix: (change: { from: number; to: number; insert: string }) => void;
}

/** What is wrong in the text, each with the way to its place. */
export function ProblemList({ checked: { marks, others }, onGo, onFix }: ProblemListProps) {
  const count = marks.length + others.length;
  return (
    <section className="wb-problems" aria-label={texts.problems} data-bad={count > 0}>
      <p role="status" className="wb-hint">
        {count === 0 ? texts.no_problems : fillText(texts.problem_count, { smart_count: count })}
      </p>
      {marks.length > 0 && (
        <ul>
          {marks.map((mark, at) => (
            <li key={at}>
              <button type="button" className="wb-link" onClick={() => onGo(mark)}>
                {fillText(texts.line, { line: mark.line })}
              </button>
              <span>{lineOf(mark)}</span>
              {mark.change && (
                <Button small onClick={() => mark.change && onFix(mark.change)}>
                  {fillText(texts.fix, { name: mark.problem.suggestion ?? '' })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h3>{texts.others}</h3>
          <ul>
            {others.map((problem, at) => (
              <li key={at}>{problemText(problem)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Names that are shown of those that are allowed. */
const MOST = 12;

/** One line: the path inside the declaration, what was found, what is allowed. */
function lineOf({ problem }: MarkedProblem): string {
  const more = problem.allowed.length - MOST;
  const allowed = [...problem.allowed.slice(0, MOST), ...(more > 0 ? [fillText(texts.more, { more })] : [])];
  // Of what cannot be read the line is said already.
  const file = problem.path.startsWith('línea ') ? '' : problem.path;
  return problemText({ ...problem, allowed, file, path: '' }).replace(/^: /, '');
}
