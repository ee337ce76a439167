import { ApiError, fillText, type Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { Outcome } from '../config/types';
import type { Tone } from '../ui/httpText';

export interface Said {
  tone: Tone;
  text: string;
  /** Seconds. */
  for: number | undefined;
  /** Show it under this field of the form instead. */
  field: string | undefined;
  silent: boolean;
  stay: boolean;
  items: Outcome['items'];
}

const tones = ['success', 'info', 'warning', 'error'] as const;

/** The declared outcome of an answer or a failure: the first that fits; undefined when none was declared. */
export function pickOutcome(
  outcomes: readonly Outcome[],
  answer: { status: number } | ApiError,
  scope: Scope,
): Said | undefined {
  const failed = answer instanceof ApiError;
  const found = outcomes.find((outcome) => fits(outcome, answer, failed, scope));
  if (!found) return undefined;
  const tone = tones.find((name) => found[name] !== undefined);
  return {
    tone: tone ?? (failed ? 'error' : 'success'),
    text: tone === undefined ? '' : (found[tone] ?? ''),
    for: found.for,
    field: found.field,
    silent: found.silent ?? tone === undefined,
    stay: found.stay ?? false,
    items: found.items,
  };
}

function fits(
  outcome: Outcome,
  answer: { status: number } | ApiError,
  failed: boolean,
  scope: Scope,
): boolean {
  const code = answer instanceof ApiError ? answer.code : answer.status;
  const { on, detail, when } = outcome;
  if (when !== undefined && !evaluate(when, scope)) return false;
  const status =
    on === 'ok'
      ? !failed
      : on === 'error'
        ? failed
        : typeof on === 'number'
          ? on === code
          : on.some((one) => one === code);
  if (!status || detail === undefined) return status;
  const wanted = fillText(detail, scope);
  return answer instanceof ApiError && wanted !== '' && answer.detail.includes(wanted);
}
