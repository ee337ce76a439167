import type { Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { FieldProblem } from '../types';
import type { CodesFilled } from './schema';
import { bareCode, readCodes, type StoredCode } from './stored';

/** The codes as a form holds them: one for each input, empty ones too. Total. */
export function heldCodes(value: unknown): StoredCode[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter(isPlainObject).map(({ code, raw }) => ({
    code: typeof code === 'string' ? code : '',
    raw: typeof raw === 'string' ? raw : null,
  }));
}

const EMPTY: StoredCode = { code: '', raw: null };

/** What the host sent → what the form holds: at least as many inputs as stand there at first. */
export function toCodes(value: unknown, field: Field): StoredCode[] {
  const { shown, max } = optionsOf<CodesFilled>(field);
  const found = Array.isArray(value) && value.some(isHeld) ? heldCodes(value) : readCodes(value, field);
  return [...found, ...Array.from({ length: Math.max(0, Math.min(shown, max) - found.length) }, () => EMPTY)];
}

const isHeld = (entry: unknown): boolean => isPlainObject(entry) && 'raw' in entry;

/** What is sent: the codes that are there, bare. */
export const toWireCodes = (value: unknown): string[] =>
  heldCodes(value)
    .map(({ code }) => bareCode(code))
    .filter((code) => code !== '');

/** What is wrong with the code at a place, the first to the right of the others; undefined when it is fine. */
export function codeProblem(
  codes: readonly StoredCode[],
  at: number,
  field: Field,
  entry: string,
): FieldProblem | undefined {
  const { minLength: min, maxLength: max } = optionsOf<CodesFilled>(field);
  const { code, raw } = codes[at] ?? EMPTY;
  const bare = bareCode(code);
  if (bare === '') return raw === null ? undefined : { message: inputTexts.codeUnreadable, args: { raw } };
  const isCode = /^(?:[\dA-F]{2})+$/.test(bare) && bare.length >= min && bare.length <= max;
  if (!isCode) return { message: inputTexts.codeFormat, args: { min, max } };
  const first = codes.findIndex((one) => bareCode(one.code) === bare);
  if (first < at) return { message: inputTexts.codeTwice, args: { entry, number: first + 1 } };
  return undefined;
}
