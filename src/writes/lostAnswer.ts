import { ApiError, type Scope } from '../../dataProvider';
import { NO_ANSWER } from '../../dataProvider/apiError';
import type { Outcome } from '../config/types';
import { pickOutcome } from './outcome';

/**
 * Whether a write ended without an answer, so that nobody knows whether it was done. An outcome declared for that
 * very code speaks instead; one for `error` does not, since it would claim that nothing was saved.
 */
export function isLostAnswer(error: unknown, outcomes: readonly Outcome[], scope: Scope): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.code !== NO_ANSWER && error.code !== 'ECONNABORTED') return false;
  const byCode = outcomes.filter(({ on }) => on !== 'error');
  return pickOutcome(byCode, error, scope) === undefined;
}
