import type { RaRecord } from 'ra-core';
import { isEmpty } from '../config/values/isEmpty';
import type { Field, Resource } from '../config/types';
import { FieldValue } from '../fields/core/FieldValue';
import { readValue } from '../fields/core/readValue';
import { useTranslateText } from '../i18n/useTranslateText';
import { useCanAccess } from '../session/access/useCanAccess';
import { Link } from '../ui/page/Link';
import { showTexts } from './texts';

interface BreadcrumbsProps {
  /** Path of the record's list. */
  listPath: string;
  resource: Resource;
  /** Fields with the parents of the record, outermost first. */
  fields: readonly Field[];
  /** undefined while it is loading: the breadcrumb shows only the list. */
  record: RaRecord | undefined;
}

/** Breadcrumb of a record: its list and its parents. Omits parents that the user cannot access or the host did not send. */
export function Breadcrumbs({ listPath, resource, fields, record }: BreadcrumbsProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const visibleFields = record
    ? fields.filter((field) => canAccess(field.access) && !isEmpty(readValue(field, record)))
    : [];
  const hasList = resource.hasList && canAccess(resource.access.list);
  if (!hasList && visibleFields.length === 0) return null;
  return (
    <nav className="trail" aria-label={showTexts.trail}>
      <ol>
        {hasList && (
          <li>
            <Link to={listPath}>{t(resource.label.many)}</Link>
          </li>
        )}
        {record &&
          visibleFields.map((field) => (
            <li key={field.name}>
              <FieldValue field={field} record={record} place="cell" />
            </li>
          ))}
      </ol>
    </nav>
  );
}
