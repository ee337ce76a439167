import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/isEmpty';
import type { Field, Resource } from '../../config/types';
import { FieldValue } from '../../fields/FieldValue';
import { readValue } from '../../fields/readValue';
import { useText } from '../../i18n/useText';
import { useMay } from '../../session/useMay';
import { Link } from '../../ui/Link';
import { detailTexts } from './texts';

interface TrailProps {
  /** The list that the record is one of. */
  to: string;
  resource: Resource;
  /** What the record belongs to, the widest first. */
  fields: readonly Field[];
  /** undefined while it is on its way: the list alone is known. */
  record: RaRecord | undefined;
}

/** Where a record is: its list, and what it belongs to. What this user may not see, or the host did not say, is left out. */
export function Trail({ to, resource, fields, record }: TrailProps) {
  const t = useText();
  const may = useMay();
  const shown = record
    ? fields.filter((field) => may(field.access) && !isEmpty(readValue(field, record)))
    : [];
  const hasList = resource.hasList && may(resource.access.list);
  if (!hasList && shown.length === 0) return null;
  return (
    <nav className="trail" aria-label={detailTexts.trail}>
      <ol>
        {hasList && (
          <li>
            <Link to={to}>{t(resource.label.many)}</Link>
          </li>
        )}
        {record &&
          shown.map((field) => (
            <li key={field.name}>
              <FieldValue field={field} record={record} place="cell" />
            </li>
          ))}
      </ol>
    </nav>
  );
}
