import type { ProviderInput, ProviderOptions } from '../schema/runtime/provider';
import type { Dialect, DialectOperator, Json } from '../types';
import { jsonApiDialect } from './presets';

/** A host whose records a react-admin data provider of the overlay reads and writes. */
export interface ProviderHost {
  /** Base URL. */
  url: string;
  provider: ProviderInput;
}

/** Member of `params.filter` by its name, or an object to merge into it; false: not supported. */
export type FilterTemplate = Json | false;

/** True for a host with a provider, which is not described by a dialect. */
export const isProviderHost = (source: unknown): source is ProviderHost =>
  typeof source === 'object' && source !== null && 'provider' in source;

/** Returns the settings of a host's provider; the name of a module has no other settings. */
export const getProviderOptions = ({ provider }: ProviderHost): ProviderOptions =>
  typeof provider === 'string' ? { module: provider } : provider;

/** Filters of a provider without settings: equality, as react-admin's `filter` is understood everywhere. */
export const DEFAULT_FILTERS = { '=': '{field}' } as const;

/**
 * Returns a dialect with the abilities of a provider, so that the check of declarations applies. Its templates are never sent.
 */
export function resolveProviderDialect(host: ProviderHost): Dialect {
  const { filter, search, sort, dates = 'iso' } = getProviderOptions(host);
  const filters: Partial<Record<DialectOperator, FilterTemplate | undefined>> = {
    ...DEFAULT_FILTERS,
    ...filter,
  };
  const toFlag = (template: FilterTemplate | undefined) => (template ? '=' : false);
  return {
    ...jsonApiDialect,
    records: 'plain',
    sort: sort !== false && jsonApiDialect.sort,
    search: toFlag(search),
    filter: Object.fromEntries(
      Object.keys(jsonApiDialect.filter).map((name) => [name, toFlag(filters[name as DialectOperator])]),
    ) as Dialect['filter'],
    dates,
  };
}
