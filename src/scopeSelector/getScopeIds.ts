import type { RaRecord } from 'ra-core';
import { readSource } from '../config/values/readPath';
import type { Resource } from '../config/types';
import { relatedId } from '../fields/reference/relatedRecord';
import type { ScopeLevel } from './scopeLevels';

/** What the address of a record says by its own members, in the order of the steps; undefined where one is not said. */
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
