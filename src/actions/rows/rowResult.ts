import { causeOf, detailOf, httpText } from '../../ui/httpText';
import { sentences } from '../../i18n/sentences';
import type { OperationRow } from '../../operations/operation';
import type { Ended } from '../../writes/sendOnce';
import { lostWhy } from '../../writes/lostText';
import { argsOf } from '../../writes/useSay';

/** What became of a row, and why where that is not plain. */
export type RowResult = Pick<OperationRow, 'state' | 'why'>;

type Translate = (text: string, args?: Record<string, string | number>) => string;

/** How the call of one row ended, in the words that a call of its own would have had. */
export function resultOfRow({ end, scope, error }: Ended, t: Translate): RowResult {
  if (end.kind === 'lost') return { state: 'unknown', why: lostWhy(end.error) };
  if (end.kind === 'general')
    return {
      state: 'failed',
      why: sentences(httpText(end.error, t), otherThan(httpText(end.error, t), detailOf(end.error))),
    };
  if (end.kind === 'silent')
    return error ? { state: 'failed', why: causeOf(error, t) } : { state: 'done', why: '' };
  // Nobody is asked among many: the reasons of the host stand at the row, and its own action asks.
  if (end.kind === 'insist')
    return { state: 'failed', why: error?.reasons.join(' ') || t(end.title, argsOf(scope)) };
  const text = t(end.text, argsOf(scope));
  if (error) return { state: 'failed', why: sentences(text, end.because ? causeOf(end.because, t) : '') };
  // A good answer may tell that nothing was done.
  if (end.kind === 'field' || end.tone === 'error') return { state: 'failed', why: text };
  return { state: 'done', why: end.tone === 'success' ? '' : text };
}

const otherThan = (said: string, more: string): string => (more === said ? '' : more);
