import { fillPath, PathError } from '../../../dataProvider/path';
import { isEmpty } from '../../config/isEmpty';
import { readPath } from '../../config/readPath';
import { onlyPlaceholder } from '../../config/template';
import type { Field, Json } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { ReferenceFilled } from './schema';

const NOTHING: Record<string, unknown> = {};

/** As `ListMeta` of the data provider. */
export type PickerMeta = { paged?: boolean; path?: string };

export interface Asked {
  filter: Record<string, unknown>;
  /** What else the list is asked with; the chosen record is kept under the same. */
  meta: PickerMeta | undefined;
  /** Something that the call names is not there yet. */
  isWaiting: boolean;
}

/** The meta of such a list; undefined where it is the plain list of the resource. */
export const metaOf = (paged: boolean | undefined, path: string | undefined): PickerMeta | undefined =>
  paged === undefined && path === undefined
    ? undefined
    : { ...(paged === undefined ? {} : { paged }), ...(path === undefined ? {} : { path }) };

/** How the records of a picker are asked for, over what a form holds. Pure. */
export function askedOf(field: Field, scope: unknown): Asked {
  const { filter, paged, path } = optionsOf<ReferenceFilled>(field);
  const full = filled(filter, scope);
  const at = path === undefined ? undefined : filledPath(path, scope);
  return {
    filter: full ?? NOTHING,
    meta: metaOf(paged ? undefined : paged, at),
    isWaiting: full === undefined || (path !== undefined && at === undefined),
  };
}

/** undefined while what it names is missing, or can be no part of a path. */
function filledPath(path: string, scope: unknown): string | undefined {
  try {
    return fillPath(path, (name) => readPath(scope, name));
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** The fixed filter with the form's values in it; undefined while one of them is missing. */
const filled = (filter: Record<string, Json>, scope: unknown): Record<string, unknown> | undefined => {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const path = typeof value === 'string' ? onlyPlaceholder(value)?.name : undefined;
    result[name] = path === undefined ? value : readPath(scope, path);
    if (path !== undefined && isEmpty(result[name])) return undefined;
  }
  return result;
};
