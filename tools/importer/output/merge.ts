import { isEqual } from 'es-toolkit';
import { isPlainObject } from '../../../src/lib/json.ts';

/** A merge conflict: the user and the host changed the same member; the user's version stays. */
export interface MergeChange {
  /** Path inside the file, such as `fields.name.label`. */
  path: string;
  kind: 'added' | 'removed' | 'changed' | 'conflict';
  /** New value from the host; undefined if the host removed it. */
  generated: unknown;
}

export interface MergeResult {
  value: unknown;
  differences: readonly MergeChange[];
}

/**
 * Merges three versions: `baseline` was generated last time, `edited` is in the file, `generated` is the new one.
 * `undefined` means missing. For lists of scalars, added entries go to the end and removed entries are dropped.
 */
export function merge(baseline: unknown, edited: unknown, generated: unknown, path = ''): MergeResult {
  if (isEqual(edited, generated) || isEqual(baseline, generated)) return { value: edited, differences: [] };
  if (isPlainObject(edited) && isPlainObject(generated))
    return mergeObjects(isPlainObject(baseline) ? baseline : {}, edited, generated, path);
  if (isScalarList(edited) && isScalarList(generated) && (baseline === undefined || isScalarList(baseline)))
    return mergeLists(baseline ?? [], edited, generated, path);
  if (isEqual(baseline, edited))
    return { value: generated, differences: [{ path, kind: changeKind(baseline, generated), generated }] };
  // Each action or tab stays or goes separately.
  if (generated === undefined && isRecordOfObjects(baseline) && isRecordOfObjects(edited)) {
    const { value, differences } = mergeObjects(baseline, edited, {}, path);
    return { value: isEqual(value, {}) ? undefined : value, differences };
  }
  return { value: edited, differences: [{ path, kind: 'conflict', generated }] };
}

const changeKind = (baseline: unknown, generated: unknown): MergeChange['kind'] =>
  baseline === undefined ? 'added' : generated === undefined ? 'removed' : 'changed';

type Members = Readonly<Record<string, unknown>>;

const isRecordOfObjects = (value: unknown): value is Members =>
  isPlainObject(value) && Object.values(value).every(isPlainObject);

/** Keeps the edited order; new members go last. */
function mergeObjects(baseline: Members, edited: Members, generated: Members, path: string): MergeResult {
  const keys = new Set([...Object.keys(edited), ...Object.keys(generated), ...Object.keys(baseline)]);
  const differences: MergeChange[] = [];
  const value: [string, unknown][] = [];
  for (const key of keys) {
    const inner = merge(
      ownValue(baseline, key),
      ownValue(edited, key),
      ownValue(generated, key),
      path === '' ? key : `${path}.${key}`,
    );
    differences.push(...inner.differences);
    if (inner.value !== undefined) value.push([key, inner.value]);
  }
  return { value: Object.fromEntries(value), differences };
}

const ownValue = (members: Members, key: string): unknown =>
  Object.hasOwn(members, key) ? members[key] : undefined;

/** True for a list of texts or numbers without duplicates. */
const isScalarList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'string' || typeof item === 'number') &&
  new Set(value).size === value.length;

function mergeLists<Entry>(
  baseline: readonly Entry[],
  edited: readonly Entry[],
  generated: readonly Entry[],
  path: string,
): MergeResult {
  const added = generated.filter((item) => !baseline.includes(item) && !edited.includes(item));
  const removed = edited.filter((item) => baseline.includes(item) && !generated.includes(item));
  return {
    value: [...edited.filter((item) => !removed.includes(item)), ...added],
    differences: [
      ...added.map((item): MergeChange => ({ path, kind: 'added', generated: item })),
      ...removed.map((item): MergeChange => ({
        path: `${path} "${String(item)}"`,
        kind: 'removed',
        generated: undefined,
      })),
    ],
  };
}

/** Formats the outcome of a change in one line. */
export function formatMergeChange({ path, kind, generated }: MergeChange): string {
  const value = generated === undefined ? '' : `: ${JSON.stringify(generated).slice(0, 80)}`;
  const location = path === '' ? 'the whole file' : path;
  if (kind === 'conflict')
    return `! ${location} was changed by hand and by the host; yours stays, the host's ${generated === undefined ? 'is gone' : `is${value.slice(1)}`}`;
  return `${{ added: '+', removed: '-', changed: '~' }[kind]} ${location}${value}`;
}
