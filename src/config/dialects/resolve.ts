import { isPlainObject } from '../../lib/json';
import type { DialectInput } from '../schema/dialect';
import type { Dialect } from '../types';
import type { PresetName } from './names';
import { jsonApi, PAGE, presets } from './presets';

/** How a host speaks: the name of a preset, or what differs from one. */
export type DialectSource = PresetName | DialectInput;

/** All of a dialect. What is not said is as in the one that it extends, and in the end as in `json-api`. */
export function dialectOf(source: DialectSource): Dialect {
  if (source === 'json-api') return jsonApi;
  const { extends: base = 'json-api', ...own } = typeof source === 'string' ? presets[source] : source;
  const whole = over(dialectOf(base), own) as Dialect;
  return {
    ...whole,
    id: [whole.id].flat(),
    page: whole.page && { ...PAGE, ...whole.page },
    sort: whole.sort && { ...SORT, ...whole.sort },
  };
}

/** What a dialect need not say of its sorts. */
const SORT = { join: ',', default: null } as const;

/** Members that are one thing: those of another dialect have no place among them. */
const ONE = new Set(['body', 'query']);

function over(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isPlainObject(base) || !isPlainObject(own)) return own;
  const laid = Object.entries(own).map(
    ([key, value]) => [key, ONE.has(key) ? value : over(base[key], value)] as const,
  );
  return { ...base, ...Object.fromEntries(laid) };
}
