/** Hours and minutes, as hosts and persons write them: `9:00`, `9.00`, `0900`, `09:00:00`. */
const WRITTEN = /^(\d{1,2})(?:[:.]?(\d{2}))(?::\d{2}(?:\.\d+)?)?$/;

/** A time of the day as `HH:mm`, 00:00 to 23:59; undefined for what is none. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, hours = '', minutes = ''] = WRITTEN.exec(value.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
