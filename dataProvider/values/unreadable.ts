import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import { resolveDialect } from '../../src/config/dialects/resolveDialect';
import { isBlank } from '../../src/config/values/isEmpty';
import { readRawSource } from '../../src/config/values/readPath';
import type { DialectDates, Field, Resource } from '../../src/config/types';
import { stringifyJson } from '../../src/lib/exactNumber';
import { isPlainObject } from '../../src/lib/json';
import { flattenResourceObject } from '../jsonApi/decode';
import { getValueKind } from './valueKinds';

/** A value of a host that the declared type of its field cannot read. */
export interface UnreadableMember {
  field: Field;
  /** The value as JSON, shortened. */
  value: string;
  /** Values that the type reads, in English. */
  reads: string;
}

/** Describes an unreadable member for integrators. */
export const describeUnreadable = ({ field: { source, type }, value, reads }: UnreadableMember): string =>
  `"${source}" has the value ${value}; the type ${type} reads ${reads}.`;

/** Returns the format of dates of a host; undefined for the product's own dialect, which converts no values. */
export const datesOf = (dialect: DialectSource | undefined): DialectDates | undefined =>
  dialect === undefined || dialect === 'json-api' ? undefined : resolveDialect(dialect).dates;

/** Characters of a value in a message. */
const MAX_LENGTH = 60;

/** Returns the first unreadable value of each field, in the rows of a host. */
export const listUnreadable = (
  rows: readonly unknown[],
  { fields }: Pick<Resource, 'fields'>,
  dates: DialectDates | undefined,
): UnreadableMember[] =>
  Object.values(fields).flatMap((field) => {
    const kind = field.call ? undefined : getValueKind(field);
    const value = rows
      .map((row) => readRawSource(row, field))
      .find((candidate) => !isBlank(candidate) && !canRead(candidate, field, dates));
    if (!kind || value === undefined) return [];
    const text = stringifyJson(value);
    return [
      { field, value: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text, reads: kind.reads },
    ];
  });

/** Types whose values only a dialect converts. */
const CONVERTED = new Set(['boolean', 'date', 'dateTime']);

function canRead(value: unknown, field: Field, dates: DialectDates | undefined): boolean {
  const read = getValueKind(field)?.read(value, field, dates ?? 'seconds');
  return dates === undefined && CONVERTED.has(field.type) ? read === value : read !== undefined;
}

/** Depth of the rows inside a response. */
const MAX_DEPTH = 4;

/** Returns the objects of a response that may be records, in any envelope. */
export function findRecords(body: unknown, depth = 0): unknown[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(body)) return body.flatMap((entry) => findRecords(entry, depth + 1));
  if (!isPlainObject(body)) return [];
  const inner = Object.values(body).flatMap((member) =>
    typeof member === 'object' ? findRecords(member, depth + 1) : [],
  );
  return [flattenResourceObject(body), ...inner];
}
