import type { Tone } from '../config/types';
import { fillText } from '../i18n/fillText';
import { sentences } from '../i18n/sentences';
import { countOf, type Operation, type RowState } from './operation';
import { operationTexts as texts } from './texts';

type AnyTone = Tone | 'danger' | 'neutral';

/** Of each state of a row the tone of its tag. */
export const toneOfRow: Readonly<Record<RowState, AnyTone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  unknown: 'warning',
  skipped: 'neutral',
};

/** Of each state of an operation the tone of its tag. */
export const toneOfState: Readonly<Record<Operation['state'], AnyTone>> = {
  running: 'info',
  done: 'success',
  failed: 'danger',
  partly: 'warning',
  unknown: 'warning',
  stopped: 'warning',
};

/** How an operation ended, or that nobody can tell: Spanish sentences; '' where its state says all. */
export function sayEnd({ state, text, rows, isInterrupted }: Operation): string {
  if (state === 'running') return text;
  const begins = isInterrupted ? texts.interrupted : '';
  if (rows.length === 0)
    return sentences(begins, text === '' && state === 'unknown' ? texts.not_known : text);
  const [total, done] = [rows.length, countOf(rows, 'done')];
  const counted =
    done === total
      ? fillText(texts.all_done, { smart_count: total })
      : fillText(texts.some_done, { done, total });
  return sentences(begins, text || counted, ...notesOf(rows, isInterrupted));
}

/** What is to be said of rows that were not done. */
function notesOf(rows: Operation['rows'], isInterrupted: boolean): string[] {
  const note = (text: string, state: RowState): string => {
    const count = countOf(rows, state);
    return count > 0 ? fillText(text, { smart_count: count }) : '';
  };
  return [
    note(texts.skipped_note, 'skipped'),
    note(texts.unknown_note, 'unknown'),
    isInterrupted ? note(texts.waiting_note, 'waiting') : '',
  ];
}
