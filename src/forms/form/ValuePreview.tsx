import { evaluate } from '../../config/conditions/evaluate';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { useFormScope } from '../../fields/formContext/useFormScope';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';

/** Blanks around a text are not sent, so that what is shown of it has none. */
const trimStrings = (scope: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(scope).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** A field of what the form holds, as details show it; nothing while there is no value. */
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
