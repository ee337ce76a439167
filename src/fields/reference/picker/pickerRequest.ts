import { fillPath, PathError } from '../../../../dataProvider/http/path';
import { isEmpty } from '../../../config/values/isEmpty';
import { readPath } from '../../../config/values/readPath';
import { getSolePlaceholder } from '../../../config/template';
import type { Field, Json } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import type { ResolvedReferenceOptions } from '../schema';

const NO_FILTER: Record<string, unknown> = {};

/** The same as `ListMeta` of the data provider. */
export type PickerMeta = { paged?: boolean; path?: string };

export interface PickerRequest {
  filter: Record<string, unknown>;
  /** Additional meta of the list query; also part of the cache key of the selected record. */
  meta: PickerMeta | undefined;
  /** True while a value that the call needs is missing. */
  isWaiting: boolean;
}

/** Returns the meta of a picker's list; undefined for the plain list of the resource. */
export const buildPickerMeta = (
  paged: boolean | undefined,
  path: string | undefined,
): PickerMeta | undefined =>
  paged === undefined && path === undefined
    ? undefined
    : { ...(paged === undefined ? {} : { paged }), ...(path === undefined ? {} : { path }) };

/** Builds the request for a picker's records from the form values. Pure. */
export function buildPickerRequest(field: Field, scope: unknown): PickerRequest {
  const { filter, paged, path } = optionsOf<ResolvedReferenceOptions>(field);
  const filledFilter = fillFilter(filter, scope);
  const requestPath = path === undefined ? undefined : fillRequestPath(path, scope);
  return {
    filter: filledFilter ?? NO_FILTER,
    meta: buildPickerMeta(paged ? undefined : paged, requestPath),
    isWaiting: filledFilter === undefined || (path !== undefined && requestPath === undefined),
  };
}

/** Fills the path; undefined while a value is missing or cannot be a path segment. */
function fillRequestPath(path: string, scope: unknown): string | undefined {
  try {
    return fillPath(path, (name) => readPath(scope, name));
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** Fills form values into the fixed filter; undefined while one of them is missing. */
const fillFilter = (filter: Record<string, Json>, scope: unknown): Record<string, unknown> | undefined => {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const path = typeof value === 'string' ? getSolePlaceholder(value)?.name : undefined;
    result[name] = path === undefined ? value : readPath(scope, path);
    if (path !== undefined && isEmpty(result[name])) return undefined;
  }
  return result;
};
