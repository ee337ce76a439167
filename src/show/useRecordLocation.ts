import { useParams } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { readPath } from '../config/values/readPath';
import { isEmpty } from '../config/values/isEmpty';
import { findPlaceholders } from '../config/template';
import type { Resource } from '../config/types';
import { fillConsolePath } from '../queries/record/fillConsolePath';

/** Location of a record's page. */
export interface RecordLocation {
  /** Console path before the id. */
  parentPath: string;
  /** Target of Back. */
  backPath: string;
  /** True if the record belongs at this path: an additional route may contain a member whose value has changed. */
  isAtLocation: (record: object) => boolean;
  /** Returns the path of a record that does not belong at this one. */
  getCanonicalPath: (record: RaRecord) => string;
}

/**
 * Returns the location of a detail: below its resource, or at one of its additional routes.
 *
 * @param routePath Console path before the id, with the `{name}` placeholders of its declaration.
 */
export function useRecordLocation({ route, show }: Resource, routePath: string | undefined): RecordLocation {
  const params = useParams();
  const canonicalParent = `/admin/${route}`;
  const getCanonicalPath = ({ id }: RaRecord): string => `${canonicalParent}/${encodeURIComponent(id)}`;
  const extraRoute = show?.extraRoutes.find(({ path }) => path === routePath);
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
    // A member that the record lacks does not contradict the URL.
    isAtLocation: (record) =>
      findPlaceholders(extraRoute.path).every(({ name }) => {
        const value = readPath(record, name);
        return isEmpty(value) || String(value) === params[name];
      }),
    getCanonicalPath,
  };
}
