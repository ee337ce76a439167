import type { Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FieldProblem } from '../core/types';
import type { ResolvedCodesOptions } from './schema';
import { normaliseCode, readCodes, type StoredCode } from './readCodes';

/** Returns the form's codes: one per input, including empty ones. Never throws. */
export function readFormCodes(value: unknown): StoredCode[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter(isPlainObject).map(({ code, raw }) => ({
    code: typeof code === 'string' ? code : '',
    raw: typeof raw === 'string' ? raw : null,
  }));
}

const EMPTY_CODE: StoredCode = { code: '', raw: null };

/** Wire value → form value: at least the initial number of inputs. */
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

/** Form value → wire value: the codes that are not empty, as plain texts. */
export const toWireCodes = (value: unknown): string[] =>
  readFormCodes(value)
    .map(({ code }) => normaliseCode(code))
    .filter((code) => code !== '');

/** Returns the problem of the code at an index; undefined if valid. The first of several equal codes is valid. */
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
