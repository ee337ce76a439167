import type { RaRecord } from 'ra-core';
import type { RecordForm, Resource } from '../config/types';
import { recordTitle } from '../fields/recordTitle';
import { formTexts } from '../i18n/es/form';
import { fillText } from '../i18n/fillText';
import { argsOf } from '../writes/useSay';

/** What stands over a form: the declared title, else what is created or edited. */
export function formTitle(
  form: RecordForm,
  resource: Resource,
  record: RaRecord | undefined,
  t: (text: string, args?: Record<string, string | number>) => string,
  parent?: RaRecord,
): string {
  const name = record ? recordTitle(resource, record, t) : t(resource.label.one);
  if (form.title !== null) return t(form.title, { ...argsOf({ parent }), name });
  return fillText(record ? formTexts.edit_title : formTexts.create_title, { name });
}
