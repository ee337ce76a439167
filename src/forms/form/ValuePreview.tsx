import { evaluate } from '../../config/conditions/evaluate';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { useFormScope } from '../../fields/formContext/useFormScope';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';

/** Trims strings, because surrounding whitespace is not sent either. */
const trimStrings = (scope: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(scope).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** Shows the current value of a field as a record page shows it; nothing while it is empty. */
export function ValuePreview({ field }: { field: Field }) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const record = { id: '', ...trimStrings(useFormScope()) };
  const isVisible = field.visibleWhen === null || evaluate(field.visibleWhen, record);
  if (!canAccess(field.access) || !isVisible || isEmpty(readValue(field, record))) return null;
  return (
    <figure className="form-shown">
      <figcaption>{t(field.label)}</figcaption>
      <FieldValue field={field} record={record} place="detail" />
    </figure>
  );
}
