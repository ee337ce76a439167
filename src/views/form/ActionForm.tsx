import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../../config/types';
import { useText } from '../../fields/useText';
import { DeclaredForm } from './DeclaredForm';
import { FormPanel } from './FormPanel';
import type { SubmitResult } from './useFormSubmit';

interface ActionFormProps {
  form: NonNullable<Action['form']>;
  label: string;
  record: RaRecord | undefined;
  /** Title of the record the action is done to. */
  name: string;
  /** Selected records. */
  count: number;
  onSubmit: (values: Record<string, unknown>) => Promise<SubmitResult>;
  /** What the last answer said. */
  outcome: ReactNode;
  onClose: () => void;
}

/** The form of an action: its fields belong to the action, the record is what conditions may look at. */
export default function ActionForm(props: ActionFormProps) {
  const { form, label, record, name, count, outcome, onSubmit, onClose } = props;
  const t = useText();
  const args = { name, smart_count: count };
  return (
    <FormPanel
      in={form.in === 'drawer' ? 'drawer' : 'modal'}
      width={form.width}
      title={t(form.title ?? label, args)}
      onClose={onClose}
    >
      {({ close, onDirty }) => (
        <DeclaredForm
          items={form.items}
          fields={form.fields}
          record={undefined}
          context={record}
          submitLabel={t(form.submit ?? label)}
          cancelLabel={t('form.cancel')}
          onlyWhenChanged={false}
          onSubmit={onSubmit}
          onCancel={close}
          onDirty={onDirty}
          intro={
            <>
              {form.text !== null && <p>{t(form.text, args)}</p>}
              {outcome}
            </>
          }
        />
      )}
    </FormPanel>
  );
}
