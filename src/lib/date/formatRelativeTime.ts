import { getLanguage, getLocale, SOURCE_LANGUAGE } from '../language/language';
import { perLocale } from '../language/perLocale';

const getLongFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Formats the time elapsed from `seconds` to `now`: "hace 3 minutos", in seconds below one minute, "ahora mismo" for zero.
 * Both are Unix seconds.
 */
export function formatRelativeTime(seconds: number, now: number, getFormat = getLongFormat): string {
  const elapsed = Math.max(0, Math.round(now - seconds));
  if (elapsed === 0)
    return getLanguage() === SOURCE_LANGUAGE
      ? 'ahora mismo'
      : new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(0, 'second');
  const [unit, length] = units.find(([, size]) => elapsed >= size) ?? (['second', 1] as const);
  return getFormat().format(-Math.floor(elapsed / length), unit);
}
