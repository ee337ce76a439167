import { interpolateText } from '../../../i18n/interpolateText';
import { formatDateTime, formatTime, toDateInput } from '../../../lib/date/dateFormat';
import { formatDuration } from '../../../lib/date/formatDuration';
import type { StayKeys } from '../stays';
import type { StayColumnOptions } from './options';
import type { StayCard } from './stayCard';
import { shiftBoardTexts as texts } from './texts';

const DAY_SECONDS = 86_400;

/** Number of nights between two moments on the clocks of the installation. */
function countNights(from: number, until: number): number {
  const [first, last] = [from, until].map((time) => Date.parse(toDateInput(time)));
  return Math.round(((last ?? 0) - (first ?? 0)) / 1000 / DAY_SECONDS);
}

/**
 * Returns the time of a stay as its column shows it: "16:00 · 7 noches", "Hasta las 12:00", "Vence en 1 h 20 min".
 *
 * @param now Unix seconds.
 */
export function formatStayTime(
  { from, until }: StayCard,
  kind: StayColumnOptions['kind'],
  now: number,
): string {
  if (kind === 'arrivals') {
    const time = formatTime(from) ?? '…';
    if (from === undefined || until === undefined) return time;
    const nights = countNights(from, until);
    return nights > 0
      ? interpolateText(texts.nights, { time, smart_count: nights })
      : interpolateText(texts.sameDay, { time, until: formatTime(until) ?? '…' });
  }
  if (until === undefined) return '…';
  if (kind === 'watch')
    return until - now > DAY_SECONDS
      ? interpolateText(texts.untilDay, { day: formatDateTime(until) ?? '…' })
      : interpolateText(texts.expiresIn, { duration: formatDuration(until - now, 'min') ?? '' });
  return interpolateText(texts.until, { time: formatTime(until) ?? '…' });
}

/** Returns how late a departure is: "1 h 18 min tarde"; undefined if it is not late. */
export const formatLateness = ({ until, isLate }: StayCard, now: number): string | undefined =>
  isLate && until !== undefined
    ? interpolateText(texts.lateBy, { duration: formatDuration(now - until, 'min') ?? '' })
    : undefined;

/** Returns the keys of a stay in words: "Digital y NFC", "NFC · tarjeta ilegible". */
export function formatKeys({ digital, nfc, hasUnreadableCard }: StayKeys): string {
  const words = digital && nfc ? texts.both : digital ? texts.digital : nfc ? texts.nfc : texts.noKey;
  return hasUnreadableCard ? `${words} · ${texts.unreadableCard}` : words;
}
