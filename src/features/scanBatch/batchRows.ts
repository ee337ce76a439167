import type { Field } from '../../config/types';
import { isDraftable } from '../../fields/core/formBehaviours';
import { optionsOf } from '../../fields/core/optionsOf';
import type { ResolvedTextOptions } from '../../fields/text/schema';
import { parseScannedCode, parseScannedPair, parseWholeCode } from '../../scanner/parseScannedCode';
import type { ScanProblem } from '../../scanner/parseScannedCode';

/** Scanned codes by field. */
export type Codes = Readonly<Record<string, string>>;

/** Record of the list: being checked, to be sent, or refused with the reason. */
export interface BatchRow {
  /** Number in the list, from 1. It stays when other rows are removed. */
  number: number;
  codes: Codes;
  state: 'checking' | 'accepted' | 'refused';
  /** Reason of a refusal; '' otherwise. */
  reason: string;
  /** Values in wire format of an accepted record. */
  wire?: Readonly<Record<string, unknown>>;
}

/** Codes of one scan, or the reason why its text is no code. */
export type ReadCodes = { codes: Codes; problem?: never } | { codes?: never; problem: ScanProblem };

/** Returns the scanned field that comes next. */
export const getNextField = (fields: readonly Field[], pending: Codes): Field | undefined =>
  fields.find(({ name }) => pending[name] === undefined) ?? fields[0];

/** Reads the codes of a scanned text: those of a label with two codes, or the one of the next field. Never throws. */
export function readCodes(text: string, fields: readonly Field[], pending: Codes): ReadCodes {
  const pair = readPair(text, fields);
  if (pair) return { codes: pair };
  const field = getNextField(fields, pending);
  if (!field) return { problem: 'empty' };
  const { scan, upperCase } = optionsOf<ResolvedTextOptions>(field);
  const { code, problem } = scan === 'whole' ? parseWholeCode(text) : parseScannedCode(text);
  if (code === undefined) return { problem };
  return { codes: { [field.name]: upperCase ? code.toUpperCase() : code } };
}

/** Returns both codes of a label, if two of the fields share one (`scan` with `before` or `after`). */
function readPair(text: string, fields: readonly Field[]): Codes | undefined {
  const pair = parseScannedPair(text);
  if (!pair) return undefined;
  for (const field of fields) {
    const { scan } = optionsOf<ResolvedTextOptions>(field);
    if (typeof scan !== 'object') continue;
    const [first, second] = 'after' in scan ? [field.name, scan.after] : [scan.before, field.name];
    if (fields.some(({ name }) => name === first) && fields.some(({ name }) => name === second))
      return { [first]: pair.first, [second]: pair.second };
  }
  return undefined;
}

/** A code that the list holds already. `row` undefined: it was read for another field of the same record. */
export interface RepeatedCode {
  name: string;
  row: BatchRow | undefined;
}

/** Finds a code that an accepted record has in the same field, or that was just read for another field. */
export function findRepeatedCode(
  codes: Codes,
  pending: Codes,
  rows: readonly BatchRow[],
): RepeatedCode | undefined {
  for (const [name, code] of Object.entries(codes)) {
    const row = rows.find((other) => other.state !== 'refused' && other.codes[name] === code);
    if (row) return { name, row };
    const isRepeatedHere = Object.entries(pending).some(([other, text]) => other !== name && text === code);
    if (isRepeatedHere && Object.keys(codes).length === 1) return { name, row: undefined };
  }
  return undefined;
}

/** Number of characters by which a user recognises a code that is a key. */
const SHOWN_LENGTH = 4;

/** Returns the code as shown; of a key only its end. */
export const showCode = (field: Field, code: string): string =>
  isDraftable(field) ? code : `…${code.slice(-SHOWN_LENGTH)}`;

/** Returns the name of a record: its codes. */
export const nameRow = (fields: readonly Field[], codes: Codes): string =>
  fields
    .flatMap((field) => {
      const code = codes[field.name];
      return code === undefined ? [] : [showCode(field, code)];
    })
    .join(' · ');
