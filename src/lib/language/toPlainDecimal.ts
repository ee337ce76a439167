import { getLocaleFormat } from './localeFormat';

/** Reads a typed decimal: `1.234,5` in Spanish, `1,234.5` in English; the result is for `Number`. */
export function toPlainDecimal(text: string): string {
  const { group, decimal } = getLocaleFormat().numbers;
  const plain = decimal === '.' ? text.replaceAll(group, '') : text;
  return plain.replace(decimal, '.');
}
