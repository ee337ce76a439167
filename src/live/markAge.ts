import { formatRelativeTime } from '../lib/date/formatRelativeTime';
import { perLocale } from '../lib/language/perLocale';

/** ms for which the mark of a change is shown. */
export const MARK_MS = 120_000;

const getShortFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short' }));

/** Returns the age of a mark, such as "hace 5 s". Both times are ms of `performance.now()`. */
export const formatMarkAge = (at: number, now: number): string =>
  formatRelativeTime(at / 1000, now / 1000, getShortFormat);
