import type { RaRecord } from 'ra-core';
import { readSource } from '../../config/readPath';
import type { Resource } from '../../config/types';
import { relatedId } from '../../fields/reference/references';
import type { PickerStep } from './steps';

/** What the address of a record says by its own members, in the order of the steps; undefined where one is not said. */
export const idsOfRecord = (
  { fields }: Resource,
  steps: readonly PickerStep[],
  record: RaRecord,
): readonly (string | undefined)[] =>
  steps.map(({ field }) => {
    if (field === null) return String(record.id);
    const declared = fields[field];
    const id = declared && relatedId(readSource(record, declared));
    return id === undefined ? undefined : String(id);
  });
