import { isEqual } from 'es-toolkit';
import { isPlainObject } from '../../src/lib/json.ts';

/** A place where the hand and the host changed the same: the hand's version stays. */
export interface Difference {
  /** Path inside the file, such as `fields.name.label`. */
  path: string;
  kind: 'added' | 'removed' | 'changed' | 'conflict';
  /** What the host says now; undefined where it says nothing any more. */
  now: unknown;
}

export interface Merged {
  value: unknown;
  differences: readonly Difference[];
}

/**
 * What is there by hand with what has changed at the host since it was written, as a merge of three: `base` is what was
 * generated last time, `hand` what stands in the file, `now` what would be generated today. `undefined` stands for "not
 * there". Of lists of plain values the entries that came are put at the end and those that went are taken out.
 */
export function merge(base: unknown, hand: unknown, now: unknown, path = ''): Merged {
  if (isEqual(hand, now) || isEqual(base, now)) return { value: hand, differences: [] };
  if (isPlainObject(hand) && isPlainObject(now))
    return mergeObjects(isPlainObject(base) ? base : {}, hand, now, path);
  if (isPlain(hand) && isPlain(now) && (base === undefined || isPlain(base)))
    return mergeLists(base ?? [], hand, now, path);
  if (isEqual(base, hand)) return { value: now, differences: [{ path, kind: kindOf(base, now), now }] };
  // Of several actions or tabs each stays or goes by itself.
  if (now === undefined && areEntries(base) && areEntries(hand)) {
    const { value, differences } = mergeObjects(base, hand, {}, path);
    return { value: isEqual(value, {}) ? undefined : value, differences };
  }
  return { value: hand, differences: [{ path, kind: 'conflict', now }] };
}

const kindOf = (base: unknown, now: unknown): Difference['kind'] =>
  base === undefined ? 'added' : now === undefined ? 'removed' : 'changed';

type Members = Readonly<Record<string, unknown>>;

const areEntries = (value: unknown): value is Members =>
  isPlainObject(value) && Object.values(value).every(isPlainObject);

/** The order is that of the hand; what came stands behind it. */
function mergeObjects(base: Members, hand: Members, now: Members, path: string): Merged {
  const keys = new Set([...Object.keys(hand), ...Object.keys(now), ...Object.keys(base)]);
  const differences: Difference[] = [];
  const value: [string, unknown][] = [];
  for (const key of keys) {
    const inner = merge(own(base, key), own(hand, key), own(now, key), path === '' ? key : `${path}.${key}`);
    differences.push(...inner.differences);
    if (inner.value !== undefined) value.push([key, inner.value]);
  }
  return { value: Object.fromEntries(value), differences };
}

const own = (members: Members, key: string): unknown =>
  Object.hasOwn(members, key) ? members[key] : undefined;

/** A list of texts or numbers, each there once. */
const isPlain = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' || typeof one === 'number') &&
  new Set(value).size === value.length;

function mergeLists<Entry>(
  base: readonly Entry[],
  hand: readonly Entry[],
  now: readonly Entry[],
  path: string,
): Merged {
  const came = now.filter((one) => !base.includes(one) && !hand.includes(one));
  const went = hand.filter((one) => base.includes(one) && !now.includes(one));
  return {
    value: [...hand.filter((one) => !went.includes(one)), ...came],
    differences: [
      ...came.map((one): Difference => ({ path, kind: 'added', now: one })),
      ...went.map((one): Difference => ({
        path: `${path} «${String(one)}»`,
        kind: 'removed',
        now: undefined,
      })),
    ],
  };
}

/** One line: what became of it. */
export function differenceText({ path, kind, now }: Difference): string {
  const value = now === undefined ? '' : `: ${JSON.stringify(now).slice(0, 80)}`;
  const where = path === '' ? 'the whole file' : path;
  if (kind === 'conflict')
    return `! ${where} was changed by hand and by the host; yours stays, the host's ${now === undefined ? 'is gone' : `is${value.slice(1)}`}`;
  return `${{ added: '+', removed: '-', changed: '~' }[kind]} ${where}${value}`;
}
