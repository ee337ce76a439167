import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field, Resource } from '../../config/types';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Icon } from '../../ui/icon/Icon';

interface ResultMarkProps {
  resource: Resource;
  record: RaRecord;
}

/** Small drawing of the record (`isTile` of a field type), else the icon of its resource. */
export function ResultTile({ resource, record }: ResultMarkProps) {
  const tile = useKnownField(resource, record, ({ type }) => fieldTypes.get(type)?.isTile === true);
  return tile ? (
    <FieldValue field={tile} record={record} place="cell" />
  ) : (
    <Icon name={resource.icon} size={16} />
  );
}

/** The first state that the host's answer has of the record. Nothing beside a drawing, which has it. */
export function ResultState({ resource, record }: ResultMarkProps) {
  const hasTile = useKnownField(resource, record, ({ type }) => fieldTypes.get(type)?.isTile === true);
  const state = useKnownField(resource, record, ({ type }) => fieldTypes.get(type)?.isState === true);
  return state && !hasTile ? <FieldValue field={state} record={record} place="cell" /> : null;
}

/** Returns the first field of a kind that the user may see and the record has a value of. */
function useKnownField(resource: Resource, record: RaRecord, matches: (field: Field) => boolean) {
  const canAccess = useCanAccess();
  return Object.values(resource.fields).find(
    (field) => matches(field) && canAccess(field.access) && !isEmpty(readValue(field, record)),
  );
}
