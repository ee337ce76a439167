import { isPlainObject } from '../../../lib/json';
import type { RuleProblem } from './withRule';

/**
 * Finds outcomes that are never reached: the first matching outcome wins, and an earlier one without `detail` and `when` matches
 * all answers that they are for.
 */
export function findUnreachableOutcomes(outcomes: unknown): RuleProblem[] {
  if (!Array.isArray(outcomes)) return [];
  return outcomes.flatMap((outcome: unknown, index): RuleProblem[] => {
    if (!isPlainObject(outcome)) return [];
    const earlier = outcomes.slice(0, index).filter(isUnconditional);
    const answers = [outcome.on].flat();
    const isTaken = (answer: unknown): boolean =>
      earlier.some(({ on }) => [on].flat().some((earlierAnswer) => includesAnswer(earlierAnswer, answer)));
    if (answers.length === 0 || !answers.every(isTaken)) return [];
    const position = outcomes.findIndex(
      (candidate) =>
        earlier.includes(candidate) &&
        [candidate.on].flat().some((earlierAnswer: unknown) => includesAnswer(earlierAnswer, answers[0])),
    );
    return [
      {
        path: [index],
        found: `"on: ${answers.join(', ')}" is never reached: [${position}] before it applies to all of it`,
        allowed: ['an order in which it comes first', 'detail or when in the one before'],
      },
    ];
  });
}

const isUnconditional = (outcome: unknown): outcome is Readonly<Record<string, unknown>> =>
  isPlainObject(outcome) && outcome.detail === undefined && outcome.when === undefined;

/** True if all answers of the second kind are also of the first: any failure includes a status from 400. */
function includesAnswer(earlierAnswer: unknown, answer: unknown): boolean {
  if (earlierAnswer === answer) return true;
  if (typeof answer !== 'number') return false;
  if (earlierAnswer === 'success') return answer >= 200 && answer < 300;
  return earlierAnswer === 'error' && answer >= 400;
}
