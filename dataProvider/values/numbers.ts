import type { Field } from '../../src/config/types';
import { isExactNumber, toDigits, type ExactNumber } from '../../src/lib/exactNumber';
import { isExactDecimal } from '../../src/lib/exactDecimal';
import type { ValueKind } from './valueKind';

/** A number as a program writes it. */
const PROGRAM_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** A number with a text before or after it: `1.234,56 €`. */
const WITH_UNIT = /^(\D*?)([+-]?\d(?:[\d.,' \u00a0\u202f]*\d)?)(\D*)$/;
const CURRENCY = /^(?:[€$£]|EUR|USD|GBP)$/i;

/** A number as people write it, taken apart. */
interface Spelling {
  before: string;
  after: string;
  /** Separator of thousands; '' for none. */
  group: string;
  decimal: string;
  /** Digits after the separator of decimals. */
  decimals: number;
  value: number;
}

/** Reads a number with separators; undefined if it is none or could be two numbers, as `1,234`. */
function parseSpelling(text: string, field: Field): Spelling | undefined {
  const [, before = '', number, after = ''] = WITH_UNIT.exec(text) ?? [];
  if (number === undefined || ![before, after].every((part) => isUnit(part.trim(), field))) return undefined;
  const marks = number.replaceAll(/[+\-\d]/g, '');
  const last = marks.at(-1) ?? '';
  const isDecimalMark =
    (last === ',' || last === '.') && marks.indexOf(last) === marks.length - 1 && marks !== '';
  const [whole = '', fraction = ''] = isDecimalMark
    ? [number.slice(0, number.lastIndexOf(last)), number.slice(number.lastIndexOf(last) + 1)]
    : [number];
  const groups = [...new Set(isDecimalMark ? marks.slice(0, -1) : marks)];
  const [group = ''] = groups;
  // One mark and three digits: thousands or thousandths.
  const isAmbiguous = marks.length === 1 && isDecimalMark && fraction.length === 3;
  const hasGroups = group === '' || new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole);
  if (isAmbiguous || groups.length > 1 || !hasGroups) return undefined;
  const value = Number(`${whole.replaceAll(group === '' ? '\0' : group, '')}.${fraction || '0'}`);
  if (Number.isNaN(value)) return undefined;
  const decimal = isDecimalMark ? last : group === '.' ? ',' : '.';
  return { before, after, group, decimal, decimals: fraction.length, value };
}

/** True if the text beside a number is the unit of the field, a currency, or a per cent sign where the value counts so. */
const isUnit = (text: string, { type, options }: Field): boolean =>
  text === '' ||
  text === options.unit ||
  (type === 'percent' ? text === '%' && options.fraction !== true : CURRENCY.test(text));

/** Writes a number with the separators of another one. */
function formatLike(value: number, { before, after, group, decimal, decimals }: Spelling): string {
  const own = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const [whole = '', fraction] = value.toFixed(Math.min(100, Math.max(decimals, own))).split('.');
  const grouped = group === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return before + grouped + (fraction === undefined ? '' : decimal + fraction) + after;
}

export const numberKind: ValueKind = {
  reads: 'numbers, and strings such as "1234.5", "1,5" or "1.234,56 €"',
  read: (value, field) => {
    if (typeof value === 'number') return value;
    if (isExactNumber(value)) return value.$digits;
    if (typeof value !== 'string') return undefined;
    const text = value.trim();
    if (PROGRAM_NUMBER.test(text)) return isExactDecimal(text) ? Number(text) : text;
    return parseSpelling(text, field)?.value;
  },
  write: (value, field, original) => {
    if (typeof original !== 'string') return toWireNumber(value, original);
    if (typeof value !== 'number') return toDigits(value);
    const text = original.trim();
    if (!PROGRAM_NUMBER.test(text)) {
      const spelling = parseSpelling(text, field);
      return spelling ? formatLike(value, spelling) : value;
    }
    const decimals = /\.(\d*)$/.exec(text)?.[1]?.length ?? 0;
    return formatLike(value, { before: '', after: '', group: '', decimal: '.', decimals, value });
  },
};

/** Returns the digits of a number that JavaScript would round as an exact number; `original` is what they replace. */
export function toWireNumber(value: unknown, original: unknown): unknown {
  const isNumeric = typeof original === 'number' || isExactNumber(original);
  if (typeof value !== 'string' || !isNumeric || !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)) return value;
  return isExactDecimal(value) ? Number(value) : ({ $digits: value } satisfies ExactNumber);
}
