import { useMemo } from 'react';
import { codedField } from '../../../fields/codedField';
import type { FieldInput } from '../../../config/fieldTypes';
import type { FormBody } from '../../../config/types';
import { DeclaredForm } from '../../../forms/DeclaredForm';
import { useFormSession } from '../../../forms/useFormSession';
import type { WriteEnd } from '../../../writes/useWrite';
import { legalBody, type LegalBody, type LegalFile, type LegalRecord } from './legalRecord';
import { texts } from './texts';
import { formTexts } from '../../../i18n/es/form';

interface LegalFormProps {
  record: LegalRecord | undefined;
  onSave: (body: LegalBody) => Promise<WriteEnd>;
  onCancel: () => void;
}

/** Word and PDF, under 10 MB (CLIENT-61, CLIENT-62). */
const rule = {
  type: 'file',
  required: true,
  kinds: ['pdf', 'doc', 'docx'],
  maxBytes: 10_485_760,
  under: true,
} satisfies FieldInput;

const fields = [
  codedField('terms_of_service', { ...rule, label: texts.terms_of_service }),
  codedField('privacy_policy', { ...rule, label: texts.privacy_policy }),
];
const form: FormBody = {
  items: fields.map((field) => ({ kind: 'field', field })),
  fields,
  onlyWhenChanged: true,
  onlyWhenValid: true,
  sendWhen: [],
};

/** The content state: both files, saved only together and after a change (CLIENT-58); cancel restores (CLIENT-59). */
export function LegalForm({ record, onSave, onCancel }: LegalFormProps) {
  const session = useFormSession({ place: undefined, onClose: onCancel });
  const loaded = useMemo(
    () =>
      record && {
        id: record.id,
        terms_of_service: record.terms_of_service,
        privacy_policy: record.privacy_policy,
      },
    [record],
  );
  return (
    <DeclaredForm
      form={form}
      record={loaded}
      submitLabel={formTexts.save}
      cancelLabel={formTexts.cancel}
      cancelRestores={record !== undefined}
      session={session}
      onSubmit={(values) =>
        onSave(legalBody(values as Record<'privacy_policy' | 'terms_of_service', LegalFile | null>, true))
      }
    />
  );
}
