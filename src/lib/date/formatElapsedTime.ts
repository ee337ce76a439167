import { perLocale } from '../language/perLocale';
import { getElapsedUnit, type ElapsedUnit } from './formatRelativeTime';

const createUnitFormat = (unit: ElapsedUnit) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }));
const unitFormats: Readonly<Record<ElapsedUnit, () => Intl.NumberFormat>> = {
  day: createUnitFormat('day'),
  hour: createUnitFormat('hour'),
  minute: createUnitFormat('minute'),
  second: createUnitFormat('second'),
};

/** Formats the time elapsed from `seconds` to `now`, both Unix seconds, without words: "6 h", "3 d". */
export function formatElapsedTime(seconds: number, now: number): string {
  const { count, unit } = getElapsedUnit(seconds, now);
  return unitFormats[unit]().format(count);
}
