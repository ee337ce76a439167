import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field, Resource } from '../../config/types';
import { useCanAccess } from '../../session/access/useCanAccess';
import { readValue } from './readValue';

/** Returns the first field of a kind that the user may see and the record has a value of. */
export function useKnownField(
  resource: Resource,
  record: RaRecord,
  matches: (field: Field) => boolean,
): Field | undefined {
  const canAccess = useCanAccess();
  return Object.values(resource.fields).find(
    (field) => matches(field) && canAccess(field.access) && !isEmpty(readValue(field, record)),
  );
}
