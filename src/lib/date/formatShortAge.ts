import { perLocale } from '../language/perLocale';
import { formatRelativeTime } from './formatRelativeTime';

const getShortFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short' }));

/** Formats an elapsed time as `formatRelativeTime` does, with its unit abbreviated, for narrow columns: "hace 3 min". */
export const formatShortAge = (seconds: number, now: number): string =>
  formatRelativeTime(seconds, now, getShortFormat);
