import { fillPath, PathError } from '../../../../dataProvider/http/path';
import { isEmpty } from '../../../config/values/isEmpty';
import { readPath } from '../../../config/values/readPath';
import { getSolePlaceholder } from '../../../config/template';
import type { Field, Json } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import type { ResolvedReferenceOptions } from '../schema';

const NO_FILTER: Record<string, unknown> = {};

/** As `ListMeta` of the data provider. */
export type PickerMeta = { paged?: boolean; path?: string };

export interface PickerRequest {
  filter: Record<string, unknown>;
  /** What else the list is asked with; the chosen record is kept under the same. */
  meta: PickerMeta | undefined;
  /** Something that the call names is not there yet. */
  isWaiting: boolean;
}

/** The meta of such a list; undefined where it is the plain list of the resource. */
export const buildPickerMeta = (
  paged: boolean | undefined,
  path: string | undefined,
): PickerMeta | undefined =>
  paged === undefined && path === undefined
    ? undefined
    : { ...(paged === undefined ? {} : { paged }), ...(path === undefined ? {} : { path }) };

/** How the records of a picker are asked for, over what a form holds. Pure. */
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

/** undefined while what it names is missing, or can be no part of a path. */
function fillRequestPath(path: string, scope: unknown): string | undefined {
  try {
    return fillPath(path, (name) => readPath(scope, name));
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** The fixed filter with the form's values in it; undefined while one of them is missing. */
const fillFilter = (filter: Record<string, Json>, scope: unknown): Record<string, unknown> | undefined => {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const path = typeof value === 'string' ? getSolePlaceholder(value)?.name : undefined;
    result[name] = path === undefined ? value : readPath(scope, path);
    if (path !== undefined && isEmpty(result[name])) return undefined;
  }
  return result;
};
