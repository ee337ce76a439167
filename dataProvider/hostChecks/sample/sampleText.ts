import { matchesPattern } from '../../../src/lib/text/safePattern';
import type { Field } from '../../../src/config/types';
import { patternSample } from './patternSample';

/** Name of records that a run creates, recognizable for users. `now`: Unix seconds. */
export const testMark = (now: number): string => `Prueba de conformidad ${now}`;

/** True if a text belongs to this run. A short field may hold only the first digits. */
export const hasMark = (value: unknown, now: number): boolean =>
  typeof value === 'string' && value.includes(String(now));

/**
 * Returns a text that the options of a text field allow: with the mark of the run if it fits. `previous`: the text is another
 * one. undefined if no candidate is allowed.
 */
export function sampleText(field: Field, now: number, previous?: string): string | undefined {
  const { options } = field;
  const [shortest, longest] = [
    lengthOption(options['minLength'], 0),
    lengthOption(options['maxLength'], Infinity),
  ];
  const number = previous === undefined ? now : now + 1;
  const digits = String(number);
  const mark = previous === undefined ? testMark(now) : `${testMark(now)} b`;
  const pattern = typeof options['pattern'] === 'string' ? options['pattern'] : undefined;
  const fromPattern = pattern === undefined ? undefined : patternSample(pattern, digits);
  const texts = [
    mark,
    ...(previous === undefined ? [] : [`${String(now)} b`, `${String(now)}b`]),
    digits,
    ...(fromPattern === undefined ? [] : [fromPattern]),
    'abcdefgh',
    // The last digits differ most between runs.
    ...(longest < digits.length ? [digits.slice(-Math.max(1, longest)), mark.slice(0, longest)] : []),
    'a',
  ];
  return texts
    .map((text) => text.padEnd(shortest, 'x'))
    .map((text) => (options['upperCase'] === true ? text.toUpperCase() : text))
    .find((text) => text !== previous && isAllowedText(text, options));
}

/** True if a text obeys the lengths and patterns of a field. */
export function isAllowedText(text: string, options: Field['options']): boolean {
  const { pattern, notPattern } = options;
  return (
    text.length >= lengthOption(options['minLength'], 0) &&
    text.length <= lengthOption(options['maxLength'], Infinity) &&
    (typeof pattern !== 'string' || matchesPattern(text, pattern) !== false) &&
    (typeof notPattern !== 'string' || matchesPattern(text, notPattern) !== true)
  );
}

const lengthOption = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback;
