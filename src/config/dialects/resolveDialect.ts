import { isPlainObject } from '../../lib/json';
import type { DialectInput } from '../schema/runtime/dialect';
import type { Dialect } from '../types';
import type { PresetName } from './presetNames';
import { CONDITION_DEFAULTS, jsonApiDialect, PAGE_DEFAULTS, dialectPresets } from './presets';
import { isProviderHost, resolveProviderDialect, type ProviderHost } from './providerHost';

/** Dialect of a host: the name of a preset, its differences from one, or a host with a provider in code. */
export type DialectSource = PresetName | DialectInput | ProviderHost;

/** Returns the complete dialect. Omitted keys come from the dialect that it extends, and finally from `json-api`. */
export function resolveDialect(source: DialectSource): Dialect {
  if (source === 'json-api') return jsonApiDialect;
  if (isProviderHost(source)) return resolveProviderDialect(source);
  const { extends: baseName = 'json-api', ...overrides } =
    typeof source === 'string' ? dialectPresets[source] : source;
  const merged = mergeOver(resolveDialect(baseName), overrides) as Dialect;
  return {
    ...merged,
    id: [merged.id].flat(),
    page: merged.page && { ...PAGE_DEFAULTS, ...merged.page },
    sort: merged.sort && { ...SORT_DEFAULTS, ...merged.sort },
    conditions: merged.conditions && { ...CONDITION_DEFAULTS, ...merged.conditions },
    getList: {
      ...merged.getList,
      count: merged.getList.count && { ...COUNT_DEFAULTS, ...merged.getList.count },
    },
    getMany: merged.getMany && { ...GET_MANY_DEFAULTS, ...merged.getMany },
  };
}

/** Defaults of a dialect's sort order. */
const SORT_DEFAULTS = { join: ',', default: null } as const;

/** Defaults of a call for the total. */
const COUNT_DEFAULTS = { query: '', total: ['.'] } as const;

/** Defaults for reading records by their ids. */
const GET_MANY_DEFAULTS = { query: null, maxIds: null } as const;

/** Members that are one thing: those of another dialect have no place among them. */
const ATOMIC_KEYS = new Set(['body', 'query', 'json', 'search']);
/** Members whose own members are one thing. */
const SHALLOW_KEYS = new Set(['filter', 'conditions']);

function mergeOver(base: unknown, override: unknown): unknown {
  if (override === undefined) return base;
  if (!isPlainObject(base) || !isPlainObject(override)) return override;
  const mergedEntries = Object.entries(override).map(([key, value]) => {
    const baseValue = base[key];
    if (ATOMIC_KEYS.has(key)) return [key, value] as const;
    if (SHALLOW_KEYS.has(key) && isPlainObject(baseValue) && isPlainObject(value))
      return [key, { ...baseValue, ...value }] as const;
    return [key, mergeOver(baseValue, value)] as const;
  });
  return { ...base, ...Object.fromEntries(mergedEntries) };
}
