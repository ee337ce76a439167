import type { RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { FieldItem } from './FieldItem';

interface FieldListProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
  /** Heading above the list. A single field of the same name shows no label; a long text then has the size of a text to read. */
  heading?: string | undefined;
}

/** Labels and values of all fields, as the content of a tab. */
export function FieldList({ resource, fields, record, heading }: FieldListProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const visibleFields = fields.filter((field) => canAccess(field.access));
  const [firstField] = visibleFields;
  if (!firstField) return null;
  const isSingle = visibleFields.length === 1 && t(firstField.label) === heading;
  return (
    <dl className={isSingle ? 'detail-fields is-single' : 'detail-fields'}>
      {visibleFields.map((field) => (
        <FieldItem key={field.name} resource={resource} field={field} record={record} />
      ))}
    </dl>
  );
}
