import { useParams } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { readPath } from '../../config/readPath';
import { isEmpty } from '../../config/isEmpty';
import { placeholdersIn } from '../../config/template';
import type { Resource } from '../../config/types';
import { consolePath } from '../../records/consolePath';

/** Where the page of a record is. */
export interface DetailPlace {
  /** Console path that the id follows. */
  above: string;
  /** Where Back leads. */
  back: string;
  /** Whether a record belongs there: a further address may name a member that has another value by now. */
  holds: (record: object) => boolean;
  /** Where the record is that does not belong there. */
  own: (record: RaRecord) => string;
}

/**
 * The place of a detail: below its resource, or at one of its further addresses.
 *
 * @param base Console path that it stands below, with the `{name}` of its declaration.
 */
export function useDetailPlace({ route, detail }: Resource, base: string | undefined): DetailPlace {
  const params = useParams();
  const own = `/admin/${route}`;
  const ownOf = ({ id }: RaRecord): string => `${own}/${encodeURIComponent(id)}`;
  const other = detail?.at.find(({ path }) => path === base);
  if (!other) return { above: own, back: own, holds: () => true, own: ownOf };
  return {
    above: consolePath(other.path, params) ?? own,
    back: consolePath(other.back, params) ?? own,
    // What the record does not say is not held against the address.
    holds: (record) =>
      placeholdersIn(other.path).every(({ name }) => {
        const value = readPath(record, name);
        return isEmpty(value) || String(value) === params[name];
      }),
    own: ownOf,
  };
}
