import { interpolateText } from '../../../i18n/interpolateText';
import { formatDate, formatTime } from '../../../lib/date/dateFormat';
import { isDayBefore } from '../../../lib/date/dayRange';
import { formatNumber } from '../../../lib/formatNumber';
import type { GroupChanges } from './ChangesContext';
import { changesTexts } from './changesTexts';

/** Kind of a change. */
export type ChangeKind = 'appeared' | 'gone';

/** Search parameter that shows the changed items of one group instead of all: "0-1.appeared". */
export const CHANGES_PARAM = 'changes';

/** Formats a moment of the past for a sentence: "ayer a las 18:04". Both are Unix seconds. */
export function formatPastMoment(at: number, now: number): string {
  const [date = '', time = ''] = [formatDate(at), formatTime(at)];
  if (date === formatDate(now)) return interpolateText(changesTexts.today, { time });
  if (isDayBefore(at, now)) return interpolateText(changesTexts.yesterday, { time });
  return interpolateText(changesTexts.day, { date, time });
}

/** Returns the text of a change: "12 gateways han caído"; undefined if there is none. */
export function formatChange(
  { texts, isMinimum, ...ids }: GroupChanges,
  kind: ChangeKind,
  t: (text: string, args: Record<string, string | number>) => string,
): string | undefined {
  const text = texts[kind];
  const { length } = ids[kind];
  if (text === undefined || length === 0) return undefined;
  const number = formatNumber(length) ?? '';
  const count =
    kind === 'appeared' && isMinimum ? interpolateText(changesTexts.atLeast, { count: number }) : number;
  return t(text, { smart_count: length, count });
}
