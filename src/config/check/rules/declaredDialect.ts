import { isPlainObject } from '../../../lib/json';

/** Dialect settings of a resource, as declared. */
export interface DeclaredDialect {
  /** Name of the host. */
  host: string;
  /** Path of its records, if it declares one. */
  apiPath: string | undefined;
  /** The resource's own dialect. */
  dialect: string | undefined;
  /** True if it declares its own sort format. */
  hasOwnSort: boolean;
  /** True if it declares its own filter format. */
  hasOwnFilter: boolean;
  /** The search of its list call: a template, or the fields to search in. */
  ownSearch: unknown;
  /** Names of the parameters that its list call always sends. */
  fixedParameters: readonly string[];
}

/** Reads the dialect settings of an `api`, even if it has other problems; `list` is its list call. */
export const readDeclaredDialect = (
  api: Readonly<Record<string, unknown>>,
  list: Readonly<Record<string, unknown>>,
): DeclaredDialect => ({
  host: typeof api.host === 'string' ? api.host : 'main',
  apiPath: typeof api.path === 'string' ? api.path : undefined,
  dialect: typeof api.dialect === 'string' ? api.dialect : undefined,
  hasOwnSort: list.sort !== undefined || list.sortParam !== undefined,
  hasOwnFilter: list.filter !== undefined,
  ownSearch: list.search,
  fixedParameters: isPlainObject(list.query) ? Object.keys(list.query) : [],
});
