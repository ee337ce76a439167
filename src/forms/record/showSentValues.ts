import type { QueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import { ORIGINAL_VALUES } from '../../../dataProvider';
import type { Field, Resource } from '../../config/types';
import { isBlank } from '../../config/values/isEmpty';
import { readRawPath, splitPath } from '../../config/values/readPath';
import { isExactNumber, toDigits } from '../../lib/exactNumber';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/**
 * Puts the values that an update has sent into the cached records, so that lists and details show them until they are read
 * again. It skips values whose place holds an object, such as an embedded record, and members that a cached record lacks,
 * such as a password. The cached data keep their age.
 */
export function showSentValues(
  queryClient: QueryClient,
  { name, fields }: Resource,
  id: Identifier,
  values: unknown,
  omittedFields: readonly string[] = [],
): void {
  const sentFields = Object.entries(isPlainObject(values) ? values : {}).flatMap(([fieldName, value]) => {
    const field = fields[fieldName];
    return field && !omittedFields.includes(fieldName) ? [[field, value] as const] : [];
  });
  const update = (record: Members): Members =>
    sentFields.reduce((updated, [field, value]) => withSentValue(updated, field, value), record);
  const replace = (record: unknown): unknown =>
    isPlainObject(record) && String(record.id) === String(id) ? update(record) : record;
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [name] })) {
    const { data, dataUpdatedAt } = query.state;
    const updated = Array.isArray(data)
      ? data.map(replace)
      : isPlainObject(data) && Array.isArray(data.data)
        ? { ...data, data: data.data.map(replace) }
        : replace(data);
    if (data !== undefined) queryClient.setQueryData(query.queryKey, updated, { updatedAt: dataUpdatedAt });
  }
}

/** Returns a record with a sent value where the field reads it, and without the original of the previous value. */
function withSentValue(record: Members, { source, alternativeSources }: Field, value: unknown): Members {
  const paths = [source, ...alternativeSources];
  const path = paths.find((candidate) => !isBlank(readRawPath(record, candidate))) ?? source;
  const previous = readRawPath(record, path);
  const isShown = isJsonEqual(value ?? null, toDigits(previous));
  if (isShown || previous === undefined || !isPlain(value) || !isPlain(previous)) return record;
  const originals = record[ORIGINAL_VALUES];
  const updated = setMember(record, Object.hasOwn(record, path) ? [path] : splitPath(path), value);
  if (!isPlainObject(originals) || !Object.hasOwn(originals, path)) return updated;
  const { [path]: _previous, ...otherOriginals } = originals;
  return { ...updated, [ORIGINAL_VALUES]: otherOriginals };
}

/** True for a value without members, and for a list of such values. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isPlain)
    : typeof value !== 'object' || value === null || isExactNumber(value);

function setMember(members: Members, [key = '', ...rest]: readonly string[], value: unknown): Members {
  if (rest.length === 0) return { ...members, [key]: value };
  const inner = members[key];
  return isPlainObject(inner) ? { ...members, [key]: setMember(inner, rest, value) } : members;
}
