import { getLanguage, getLocale, SOURCE_LANGUAGE } from '../language/language';
import { perLocale } from '../language/perLocale';

const getLongFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
export type ElapsedUnit = 'day' | 'hour' | 'minute' | 'second';

const units: readonly (readonly [ElapsedUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Returns the time elapsed from `seconds` to `now` in its largest unit, rounded down; zero if `seconds` is later. */
export function getElapsedUnit(seconds: number, now: number): { count: number; unit: ElapsedUnit } {
  const elapsed = Math.max(0, Math.round(now - seconds));
  const [unit, length] = units.find(([, size]) => elapsed >= size) ?? (['second', 1] as const);
  return { count: Math.floor(elapsed / length), unit };
}

/**
 * Formats the time elapsed from `seconds` to `now`: "hace 3 minutos", in seconds below one minute, "ahora mismo" for zero.
 * Both are Unix seconds.
 */
export function formatRelativeTime(seconds: number, now: number, getFormat = getLongFormat): string {
  const { count, unit } = getElapsedUnit(seconds, now);
  if (count === 0)
    return getLanguage() === SOURCE_LANGUAGE
      ? 'ahora mismo'
      : new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(0, 'second');
  return getFormat().format(-count, unit);
}
