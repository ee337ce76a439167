import type { RaRecord } from 'ra-core';
import type { RecordForm, Resource } from '../../config/types';
import { recordTitle } from '../../fields/titles/recordTitle';
import { formTexts } from '../../i18n/messages/form';
import { interpolateText } from '../../i18n/interpolateText';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';

/** Returns the heading of a form: the declared title, otherwise one from the created or edited record. */
export function getFormTitle(
  form: RecordForm,
  resource: Resource,
  record: RaRecord | undefined,
  t: (text: string, args?: Record<string, string | number>) => string,
  parent?: RaRecord,
): string {
  const name = record ? recordTitle(resource, record, t) : t(resource.label.one);
  if (form.title !== null) return t(form.title, { ...toMessageArgs({ parent }), name });
  return interpolateText(record ? formTexts.edit_title : formTexts.create_title, { name });
}
