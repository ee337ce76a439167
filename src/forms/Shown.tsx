import { evaluate } from '../config/evaluate';
import { isEmpty } from '../config/isEmpty';
import type { Field } from '../config/types';
import { FieldValue } from '../fields/FieldValue';
import { readValue } from '../fields/readValue';
import { useFormScope } from '../fields/useFormScope';
import { useText } from '../i18n/useText';
import { useMay } from '../session/useMay';

/** Blanks around a text are not sent, so that what is shown of it has none. */
const asSent = (scope: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(scope).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** A field of what the form holds, as details show it; nothing while there is no value. */
export function Shown({ field }: { field: Field }) {
  const t = useText();
  const may = useMay();
  const record = { id: '', ...asSent(useFormScope()) };
  const isThere = field.visibleWhen === null || evaluate(field.visibleWhen, record);
  if (!may(field.access) || !isThere || isEmpty(readValue(field, record))) return null;
  return (
    <figure className="form-shown">
      <figcaption>{t(field.label)}</figcaption>
      <FieldValue field={field} record={record} place="detail" />
    </figure>
  );
}
