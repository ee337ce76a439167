/** Hours and minutes as hosts and users write them: `9:00`, `9.00`, `0900`, `09:00:00`. */
const TIME_PATTERN = /^(\d{1,2})(?:[:.]?(\d{2}))(?::\d{2}(?:\.\d+)?)?$/;

/** Parses a time of day to `HH:mm`, 00:00 to 23:59; undefined if invalid. */
export function parseTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, hours = '', minutes = ''] = TIME_PATTERN.exec(value.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** The end of the day as hosts write it. */
const END_OF_DAY_PATTERN = /^24[:.]?00(?::00(?:\.0+)?)?$/;

/** Returns the sort key of a time as an end of a range. A range that ends at midnight ends with its day, at `24:00`. */
export function getTimeCompareKey(value: unknown, isLast: boolean): string | undefined {
  const time = parseTime(value);
  if (!isLast) return time;
  const isMidnight = time === '00:00' || (typeof value === 'string' && END_OF_DAY_PATTERN.test(value.trim()));
  return isMidnight ? '24:00' : time;
}
