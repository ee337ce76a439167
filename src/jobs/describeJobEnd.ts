import type { Tone } from '../config/types';
import { interpolateText } from '../i18n/interpolateText';
import { joinSentences } from '../i18n/joinSentences';
import { countRows, type Job, type JobRowState } from './job';
import { jobTexts as texts } from './texts';

type TagTone = Tone | 'danger' | 'neutral';

/** Tag tone of each row state. */
export const jobRowTones: Readonly<Record<JobRowState, TagTone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  unknown: 'warning',
  skipped: 'neutral',
};

/** Tag tone of each job state. */
export const jobTones: Readonly<Record<Job['state'], TagTone>> = {
  running: 'info',
  paused: 'warning',
  done: 'success',
  failed: 'danger',
  partly: 'warning',
  unknown: 'warning',
  stopped: 'warning',
};

/** Returns Spanish sentences on how a job ended, or that its outcome is unknown; '' if the state is enough. */
export function describeJobEnd({ state, text, rows, isInterrupted }: Job): string {
  if (state === 'running') return text;
  const interruptedText = isInterrupted ? texts.interrupted : '';
  if (rows.length === 0)
    return joinSentences(interruptedText, text === '' && state === 'unknown' ? texts.not_known : text);
  const [total, done] = [rows.length, countRows(rows, 'done')];
  const countText =
    done === total
      ? interpolateText(texts.all_done, { smart_count: total })
      : interpolateText(texts.some_done, { done, total });
  return joinSentences(interruptedText, text || countText, ...getRowNotes(rows, isInterrupted));
}

/** Returns the notes on rows that were not done. */
function getRowNotes(rows: Job['rows'], isInterrupted: boolean): string[] {
  const note = (text: string, state: JobRowState): string => {
    const count = countRows(rows, state);
    return count > 0 ? interpolateText(text, { smart_count: count }) : '';
  };
  return [
    note(texts.skipped_note, 'skipped'),
    note(texts.unknown_note, 'unknown'),
    isInterrupted ? note(texts.waiting_note, 'waiting') : '',
  ];
}
