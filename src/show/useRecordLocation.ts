import { useParams } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { readPath } from '../config/values/readPath';
import { isEmpty } from '../config/values/isEmpty';
import { findPlaceholders } from '../config/template';
import type { Resource } from '../config/types';
import { fillConsolePath } from '../queries/record/fillConsolePath';

/** Where the page of a record is. */
export interface RecordLocation {
  /** Console path that the id follows. */
  parentPath: string;
  /** Where Back leads. */
  backPath: string;
  /** Whether a record belongs there: a further address may name a member that has another value by now. */
  isAtLocation: (record: object) => boolean;
  /** Where the record is that does not belong there. */
  getCanonicalPath: (record: RaRecord) => string;
}

/**
 * The place of a detail: below its resource, or at one of its further addresses.
 *
 * @param base Console path that it stands below, with the `{name}` of its declaration.
 */
export function useRecordLocation(
  { route, detail }: Resource,
  routePath: string | undefined,
): RecordLocation {
  const params = useParams();
  const canonicalParent = `/admin/${route}`;
  const getCanonicalPath = ({ id }: RaRecord): string => `${canonicalParent}/${encodeURIComponent(id)}`;
  const extraRoute = detail?.extraRoutes.find(({ path }) => path === routePath);
  if (!extraRoute)
    return {
      parentPath: canonicalParent,
      backPath: canonicalParent,
      isAtLocation: () => true,
      getCanonicalPath,
    };
  return {
    parentPath: fillConsolePath(extraRoute.path, params) ?? canonicalParent,
    backPath: fillConsolePath(extraRoute.back, params) ?? canonicalParent,
    // What the record does not say is not held against the address.
    isAtLocation: (record) =>
      findPlaceholders(extraRoute.path).every(({ name }) => {
        const value = readPath(record, name);
        return isEmpty(value) || String(value) === params[name];
      }),
    getCanonicalPath,
  };
}
