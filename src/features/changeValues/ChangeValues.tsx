import { useId, useState } from 'react';
import { useNotify, type RaRecord } from 'ra-core';
import { bulkTexts } from '../../actions/bulk/texts';
import type { Field, RecordForm } from '../../config/types';
import type { DialogExtensionProps } from '../../extensions/types';
import { DeclaredForm } from '../../forms/form/DeclaredForm';
import { FormPanel } from '../../forms/panels/FormPanel';
import { useFormSession } from '../../forms/submit/useFormSession';
import { formTexts } from '../../i18n/messages/form';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { JobDialog } from '../../jobs/JobDialog';
import { findEditField } from '../../list/edit/cellState';
import { useCanAccess } from '../../session/access/useCanAccess';
import { changeValuesTexts as texts } from './texts';
import { useChangeRun } from './useChangeRun';

const NO_RECORDS: readonly RaRecord[] = [];
const PLACEMENT = { kind: 'modal', width: 460 } as const;

/** Changes one field of the selected records to one value: choose the field, type the value, see a result for each record. */
export default function ChangeValues(props: DialogExtensionProps) {
  const { edit } = props.resource;
  const canAccess = useCanAccess();
  const columns = props.resource.list?.columns.filter(({ editable }) => editable) ?? [];
  const fields = columns
    .flatMap(({ field }) => findEditField(props.resource, field) ?? [])
    .filter(({ access }) => canAccess(access));
  const [firstField] = fields;
  return edit && firstField ? (
    <ChangeDialog {...props} edit={edit} fields={fields} first={firstField} />
  ) : null;
}

interface ChangeDialogProps extends DialogExtensionProps {
  edit: RecordForm;
  fields: readonly Field[];
  first: Field;
}

function ChangeDialog({ edit, fields, first, ...props }: ChangeDialogProps) {
  const { resource, parent, selection = NO_RECORDS, onClose } = props;
  const t = useTranslateText();
  const notify = useNotify();
  const id = useId();
  const [field, setField] = useState(first);
  const session = useFormSession({ draftTarget: undefined, confirmClose: true, onClose: () => onClose() });
  const { job, begin } = useChangeRun(props, edit);
  const args = { smart_count: selection.length };
  if (job) {
    const handleJobClose = (): void => {
      onClose();
      if (job.state === 'running') notify(bulkTexts.goes_on, { type: 'info' });
    };
    return <JobDialog job={job} onClose={handleJobClose} />;
  }
  // The rules that depend on a record are checked for each one before it is sent.
  const input: Field = {
    ...field,
    default: undefined,
    visibleWhen: null,
    requiredWhen: null,
    disabledWhen: [],
    equalTo: null,
  };
  return (
    <FormPanel placement={PLACEMENT} title={interpolateText(texts.title, args)} session={session}>
      <DeclaredForm
        key={field.name}
        form={{ ...edit, items: [{ kind: 'field', field: input }], fields: [input], submitEnabledWhen: [] }}
        warn={edit.warn}
        confirm={edit.confirm}
        record={undefined}
        context={parent}
        parent={parent}
        submitLabel={interpolateText(texts.submit, args)}
        cancelLabel={formTexts.cancel}
        session={session}
        mutation={{
          resource,
          scope: {},
          list: undefined,
          outcomes: [],
          effects: [],
          send: null,
          onDone: ({ form }) => begin(field, form as Readonly<Record<string, unknown>>),
        }}
        intro={
          fields.length > 1 && (
            <div className="field">
              <label htmlFor={id} className="label">
                {texts.field}
              </label>
              <select
                id={id}
                className="input"
                value={field.name}
                onChange={({ target }) => setField(fields.find(({ name }) => name === target.value) ?? first)}
              >
                {fields.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {t(label)}
                  </option>
                ))}
              </select>
            </div>
          )
        }
      />
    </FormPanel>
  );
}
