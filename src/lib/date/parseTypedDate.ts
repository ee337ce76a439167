import { getLocaleFormat, type DatePart } from '../language/localeFormat';
import { perLocale } from '../language/perLocale';

/** Kind of a date field: a day, or a day with hours and minutes. */
export type DateTextKind = 'date' | 'dateTime';

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d).*)?$/;

/**
 * Formats `2026-11-14` as `14/11/2026`, `2026-11-14T09:30` as `14/11/2026 09:30`, in the order of the language that is shown;
 * returns any other text unchanged.
 */
export function isoToDateText(iso: string): string {
  const [, year, month, day, hour, minute] = ISO.exec(iso) ?? [];
  if (year === undefined) return iso;
  const { parts, separator } = getLocaleFormat().dates;
  const texts: Record<DatePart, string | undefined> = { year, month, day };
  const date = parts.map((part) => texts[part]).join(separator);
  return `${date}${hour === undefined ? '' : ` ${hour}:${minute}`}`;
}

const STRICT_PART: Record<DatePart, string> = {
  day: String.raw`(?<day>\d{2})`,
  month: String.raw`(?<month>\d{2})`,
  year: String.raw`(?<year>\d{4})`,
};
const LOOSE_PART: Record<DatePart, string> = {
  day: String.raw`(?<day>\d{1,2})`,
  month: String.raw`(?<month>\d{1,2})`,
  year: String.raw`(?<year>\d{4}|\d{2})`,
};
const LOOSE_TIME = String.raw`[ ,T]+(?<hour>\d{1,2})(?:[:.h]?(?<minute>\d{2}))?h?`;

/** Patterns of typed dates in the order of the language that is shown. */
const getPatterns = perLocale(() => {
  const { parts, separator } = getLocaleFormat().dates;
  const strict = parts.map((part) => STRICT_PART[part]).join(`\\${separator}`);
  const loose = parts.map((part) => LOOSE_PART[part]).join(String.raw`[/.\- ]?`);
  return {
    strict: {
      date: new RegExp(`^${strict}$`),
      dateTime: new RegExp(`^${strict} (?<hour>\\d{2}):(?<minute>\\d{2})$`),
    },
    loose: { date: new RegExp(`^${loose}$`), dateTime: new RegExp(`^${loose}${LOOSE_TIME}$`) },
  };
});

/**
 * Parses typed text to ISO: `14/11/2026` to `2026-11-14`, in the order of the language that is shown. While the user types,
 * only a complete date counts. `isFinal` also accepts loose forms: `1-2-26`, `01022026`, `14.11.2026 9:30`. Any other text is
 * returned, so it stays visible and validation can reject it. Validation also checks for days that do not exist.
 */
export function dateTextToIso(text: string, kind: DateTextKind, isFinal = false): string {
  const trimmed = text.trim();
  const { strict, loose } = getPatterns();
  const match = strict[kind].exec(trimmed) ?? (isFinal ? loose[kind].exec(trimmed) : null);
  if (!match) return isFinal ? trimmed : text;
  const { day = '', month = '', year = '', hour, minute = '00' } = match.groups ?? {};
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`;
}
