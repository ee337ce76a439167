import { isPlainObject } from '../../lib/json';
import type { DialectInput } from '../schema/runtime/dialect';
import type { Dialect } from '../types';
import type { PresetName } from './presetNames';
import { jsonApiDialect, PAGE_DEFAULTS, dialectPresets } from './presets';

/** How a host speaks: the name of a preset, or what differs from one. */
export type DialectSource = PresetName | DialectInput;

/** All of a dialect. What is not said is as in the one that it extends, and in the end as in `json-api`. */
export function resolveDialect(source: DialectSource): Dialect {
  if (source === 'json-api') return jsonApiDialect;
  const { extends: baseName = 'json-api', ...overrides } =
    typeof source === 'string' ? dialectPresets[source] : source;
  const merged = mergeOver(resolveDialect(baseName), overrides) as Dialect;
  return {
    ...merged,
    id: [merged.id].flat(),
    page: merged.page && { ...PAGE_DEFAULTS, ...merged.page },
    sort: merged.sort && { ...SORT_DEFAULTS, ...merged.sort },
  };
}

/** What a dialect need not say of its sorts. */
const SORT_DEFAULTS = { join: ',', default: null } as const;

/** Members that are one thing: those of another dialect have no place among them. */
const ATOMIC_KEYS = new Set(['body', 'query']);

function mergeOver(base: unknown, override: unknown): unknown {
  if (override === undefined) return base;
  if (!isPlainObject(base) || !isPlainObject(override)) return override;
  const mergedEntries = Object.entries(override).map(
    ([key, value]) => [key, ATOMIC_KEYS.has(key) ? value : mergeOver(base[key], value)] as const,
  );
  return { ...base, ...Object.fromEntries(mergedEntries) };
}
