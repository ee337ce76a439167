import type { RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { useMay } from '../../session/useMay';
import { Fact } from './Fact';

interface DetailHeaderProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
}

/** Labels and values of a record: all of them, as the content of a tab. */
export function DetailHeader({ resource, fields, record }: DetailHeaderProps) {
  const may = useMay();
  const shown = fields.filter((field) => may(field.access));
  if (shown.length === 0) return null;
  return (
    <dl className="detail-fields">
      {shown.map((field) => (
        <Fact key={field.name} resource={resource} field={field} record={record} />
      ))}
    </dl>
  );
}
