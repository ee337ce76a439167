import type { RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { useCanAccess } from '../../session/access/useCanAccess';
import { FieldItem } from './FieldItem';

interface FieldListProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
}

/** Labels and values of all fields, as the content of a tab. */
export function FieldList({ resource, fields, record }: FieldListProps) {
  const canAccess = useCanAccess();
  const visibleFields = fields.filter((field) => canAccess(field.access));
  if (visibleFields.length === 0) return null;
  return (
    <dl className="detail-fields">
      {visibleFields.map((field) => (
        <FieldItem key={field.name} resource={resource} field={field} record={record} />
      ))}
    </dl>
  );
}
