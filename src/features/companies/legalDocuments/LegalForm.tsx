import { useMemo } from 'react';
import { createField } from '../../../fields/core/createField';
import type { DeclaredField } from '../../../config/fieldTypes';
import type { FormBody } from '../../../config/types';
import { DeclaredForm } from '../../../forms/form/DeclaredForm';
import { useFormSession } from '../../../forms/submit/useFormSession';
import type { DeclaredMutation } from '../../../mutations/submit/declaredMutation';
import { buildLegalBody, type LegalFile, type LegalRecord } from './legalRecord';
import { legalDocumentsTexts } from './texts';
import type { LegalChange } from './useLegalDocuments';
import { formTexts } from '../../../i18n/messages/form';

interface LegalFormProps {
  record: LegalRecord | undefined;
  /** Write of a change, see `LegalChange`. */
  mutation: DeclaredMutation;
  onCancel: () => void;
}

/** Word and PDF, under 10 MB. */
const fileField = {
  type: 'file',
  required: true,
  formats: ['pdf', 'doc', 'docx'],
  maxBytes: 10_485_760,
  exclusiveLimit: true,
} satisfies DeclaredField;

const createFields = () => [
  createField('terms_of_service', { ...fileField, label: legalDocumentsTexts.terms_of_service }),
  createField('privacy_policy', { ...fileField, label: legalDocumentsTexts.privacy_policy }),
];
function createForm(): FormBody {
  const fields = createFields();
  return {
    items: fields.map((field) => ({ kind: 'field', field })),
    fields,
    submitRequiresChanges: true,
    submitRequiresValid: true,
    submitEnabledWhen: [],
  };
}

const buildForm = (values: Readonly<Record<string, unknown>>): LegalChange => ({
  action: 'save',
  body: buildLegalBody(values as Record<'privacy_policy' | 'terms_of_service', LegalFile | null>, true),
});

/** Content state: both files, saved only together and after a change; cancel restores them. */
export function LegalForm({ record, mutation, onCancel }: LegalFormProps) {
  const session = useFormSession({ draftTarget: undefined, onClose: onCancel });
  const form = useMemo(createForm, []);
  const formRecord = useMemo(
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
      record={formRecord}
      submitLabel={formTexts.save}
      cancelLabel={formTexts.cancel}
      cancelRestores={record !== undefined}
      session={session}
      mutation={{ ...mutation, buildForm }}
    />
  );
}
