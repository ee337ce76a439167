import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { AskForm, Panel } from '../config/types';
import type { DraftPlace } from '../drafts/drafts';
import { useText } from '../i18n/useText';
import type { WriteEnd } from '../writes/useWrite';
import { DeclaredForm } from './DeclaredForm';
import { FormPanel } from './FormPanel';
import { initialValues } from './initialValues';
import { useFormSession } from './useFormSession';
import { formTexts } from '../i18n/es/form';

interface ActionFormProps {
  form: AskForm;
  panel: Panel;
  record: RaRecord | undefined;
  /** The record in whose tab the action stands. */
  parent: RaRecord | undefined;
  /** Title of the record the action is done to. */
  name: string;
  /** Selected records. */
  count: number;
  onSubmit: (values: Record<string, unknown>) => Promise<WriteEnd>;
  /** Where what is typed is kept; its title is the form's. */
  place: Omit<DraftPlace, 'title'>;
  /** See `DeclaredForm`. */
  canCheck: boolean;
  /** What the last answer said. */
  outcome: ReactNode;
  /** What it does is dangerous. */
  danger: boolean;
  onClose: () => void;
}

/** The form of an action: its fields belong to the action, the record is what conditions may look at. */
export default function ActionForm(props: ActionFormProps) {
  const { form, panel, record, parent, name, count, danger } = props;
  const { outcome, place, canCheck, onSubmit, onClose } = props;
  const t = useText();
  const args = { name, smart_count: count };
  const title = t(form.title, args);
  const session = useFormSession({ place: { ...place, title }, asks: true, onClose });
  return (
    <FormPanel place={panel} title={title} session={session}>
      <DeclaredForm
        form={form}
        record={undefined}
        context={record}
        parent={parent}
        submitLabel={t(form.submit)}
        cancelLabel={formTexts.cancel}
        initial={initialValues(form.fields, record, parent)}
        onSubmit={onSubmit}
        session={session}
        canCheck={canCheck}
        danger={danger}
        intro={
          <>
            {form.text !== null && <p>{t(form.text, args)}</p>}
            {outcome}
          </>
        }
      />
    </FormPanel>
  );
}
