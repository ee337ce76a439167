/** Kind of a date field: a day, or a day with hours and minutes. */
export type DateTextKind = 'date' | 'dateTime';

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d).*)?$/;

/** Formats `2026-11-14` as `14/11/2026`, `2026-11-14T09:30` as `14/11/2026 09:30`; returns any other text unchanged. */
export function isoToDateText(iso: string): string {
  const [, year, month, day, hour, minute] = ISO.exec(iso) ?? [];
  if (year === undefined) return iso;
  return `${day}/${month}/${year}${hour === undefined ? '' : ` ${hour}:${minute}`}`;
}

const DAY = String.raw`(\d{2})/(\d{2})/(\d{4})`;
const STRICT = { date: new RegExp(`^${DAY}$`), dateTime: new RegExp(`^${DAY} (\\d{2}):(\\d{2})$`) };

const LOOSE_DAY = String.raw`(\d{1,2})[/.\- ]?(\d{1,2})[/.\- ]?(\d{4}|\d{2})`;
const LOOSE_TIME = String.raw`[ ,T]+(\d{1,2})(?:[:.h]?(\d{2}))?h?`;
const LOOSE = { date: new RegExp(`^${LOOSE_DAY}$`), dateTime: new RegExp(`^${LOOSE_DAY}${LOOSE_TIME}$`) };

/**
 * Parses typed text to ISO: `14/11/2026` to `2026-11-14`. While the user types, only a complete date counts. `isFinal` also
 * accepts loose forms: `1-2-26`, `01022026`, `14.11.2026 9:30`. Any other text is returned, so it stays visible and
 * validation can reject it. Validation also checks for days that do not exist.
 */
export function dateTextToIso(text: string, kind: DateTextKind, isFinal = false): string {
  const trimmed = text.trim();
  const match = STRICT[kind].exec(trimmed) ?? (isFinal ? LOOSE[kind].exec(trimmed) : null);
  if (!match) return isFinal ? trimmed : text;
  const [, day = '', month = '', year = '', hour, minute = '00'] = match;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`;
}
