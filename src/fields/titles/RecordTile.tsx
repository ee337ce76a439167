import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { Icon } from '../../ui/icon/Icon';
import { FieldValue } from '../core/FieldValue';
import { fieldTypes } from '../core/registry';
import { useKnownField } from '../core/useKnownField';

interface RecordTileProps {
  resource: Resource;
  record: RaRecord;
}

/** Small drawing of the record (`isTile` of a field type), else the icon of its resource. */
export function RecordTile({ resource, record }: RecordTileProps) {
  const tile = useKnownField(resource, record, ({ type }) => fieldTypes.get(type)?.isTile === true);
  return tile ? (
    <FieldValue field={tile} record={record} place="cell" />
  ) : (
    <Icon name={resource.icon} size={16} />
  );
}
