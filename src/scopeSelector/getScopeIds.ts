import type { RaRecord } from 'ra-core';
import { readSource } from '../config/values/readPath';
import type { Resource } from '../config/types';
import { relatedId } from '../fields/reference/relatedRecord';
import type { ScopeLevel } from './scopeLevels';

/** Returns the scope ids of a record from its own members, in level order; undefined for each that is missing. */
export const getScopeIds = (
  { fields }: Resource,
  levels: readonly ScopeLevel[],
  record: RaRecord,
): readonly (string | undefined)[] =>
  levels.map(({ field }) => {
    if (field === null) return String(record.id);
    const fieldDeclaration = fields[field];
    const id = fieldDeclaration && relatedId(readSource(record, fieldDeclaration));
    return id === undefined ? undefined : String(id);
  });
