import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { FieldValue } from '../../fields/core/FieldValue';
import { fieldTypes } from '../../fields/core/registry';
import { useKnownField } from '../../fields/core/useKnownField';

interface ResultStateProps {
  resource: Resource;
  record: RaRecord;
}

/** The first state that the host's answer has of the record. Nothing beside a drawing, which has it. */
export function ResultState({ resource, record }: ResultStateProps) {
  const hasTile = useKnownField(resource, record, ({ type }) => fieldTypes.get(type)?.isTile === true);
  const state = useKnownField(resource, record, ({ type }) => fieldTypes.get(type)?.isState === true);
  return state && !hasTile ? <FieldValue field={state} record={record} place="cell" /> : null;
}
