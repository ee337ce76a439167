import type { Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FieldProblem } from '../core/types';
import type { ResolvedCodesOptions } from './schema';
import { normaliseCode, readCodes, type StoredCode } from './readCodes';

/** The codes as a form holds them: one for each input, empty ones too. Total. */
export function readFormCodes(value: unknown): StoredCode[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter(isPlainObject).map(({ code, raw }) => ({
    code: typeof code === 'string' ? code : '',
    raw: typeof raw === 'string' ? raw : null,
  }));
}

const EMPTY_CODE: StoredCode = { code: '', raw: null };

/** What the host sent → what the form holds: at least as many inputs as stand there at first. */
export function toFormCodes(value: unknown, field: Field): StoredCode[] {
  const { shown, max } = optionsOf<ResolvedCodesOptions>(field);
  const codes =
    Array.isArray(value) && value.some(isFormCode) ? readFormCodes(value) : readCodes(value, field);
  return [
    ...codes,
    ...Array.from({ length: Math.max(0, Math.min(shown, max) - codes.length) }, () => EMPTY_CODE),
  ];
}

const isFormCode = (entry: unknown): boolean => isPlainObject(entry) && 'raw' in entry;

/** What is sent: the codes that are there, bare. */
export const toWireCodes = (value: unknown): string[] =>
  readFormCodes(value)
    .map(({ code }) => normaliseCode(code))
    .filter((code) => code !== '');

/** What is wrong with the code at a place, the first to the right of the others; undefined when it is fine. */
export function checkCode(
  codes: readonly StoredCode[],
  index: number,
  field: Field,
  entry: string,
): FieldProblem | undefined {
  const { minLength: min, maxLength: max } = optionsOf<ResolvedCodesOptions>(field);
  const { code, raw } = codes[index] ?? EMPTY_CODE;
  const normalisedCode = normaliseCode(code);
  if (normalisedCode === '')
    return raw === null ? undefined : { message: inputTexts.unreadableCode, args: { raw } };
  const isWellFormed =
    /^(?:[\dA-F]{2})+$/.test(normalisedCode) && normalisedCode.length >= min && normalisedCode.length <= max;
  if (!isWellFormed) return { message: inputTexts.invalidCode, args: { min, max } };
  const firstIndex = codes.findIndex((candidate) => normaliseCode(candidate.code) === normalisedCode);
  if (firstIndex < index)
    return { message: inputTexts.duplicateCode, args: { entry, number: firstIndex + 1 } };
  return undefined;
}
