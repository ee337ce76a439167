import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Form, RecordContextProvider, useGetIdentity, type RaRecord } from 'ra-core';
import type { Field, RecordForm } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { DraftNotice } from '../../drafts/DraftNotice';
import { toFormValues } from '../../fields/core/convert';
import { OriginalRecordProvider } from '../../fields/formContext/OriginalRecordContext';
import { EditConflictDialog } from '../../forms/conflict/EditConflictDialog';
import { DirtyStateReporter } from '../../forms/form/DirtyStateReporter';
import { FormAlertPanel } from '../../forms/submit/FormAlertPanel';
import { FormProblems } from '../../forms/submit/FormProblems';
import { FormQuestions } from '../../forms/submit/FormQuestions';
import { SendDialogs } from '../../forms/submit/SendDialogs';
import { UnknownOutcomeNotice } from '../../forms/submit/UnknownOutcomeNotice';
import { useFormSession } from '../../forms/submit/useFormSession';
import { interpolateText } from '../../i18n/interpolateText';
import { useListActions } from '../../mutations/list/ListActionsContext';
import { useSubmit } from '../../mutations/submit/useSubmit';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { MuiProvider } from '../../ui/theme/MuiProvider';
import { useListContext } from '../ListContext';
import { CellInput } from './CellInput';
import { CellPopper } from './CellPopper';
import { isRowLost } from './isRowLost';
import { findNeighbour } from './moveToCell';
import { runInOrder } from './runInOrder';
import { cellEditTexts } from './texts';
import { useCancelOnUnmount } from './useCancelOnUnmount';
import { useCellMutation } from './useCellMutation';

interface CellEditorProps {
  /** Button of the cell; it gets the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  edit: RecordForm;
  /** Field of the edit form. */
  field: Field;
  /** Label of the column. */
  label: string;
  record: RaRecord;
  /** Title of the row. */
  title: string;
  onClose: (end: 'saved' | 'restored') => void;
}

/** Editor over a cell: the input of the edit form, saved by the pipeline of forms. */
export default function CellEditor({ buttonRef, edit, field, label, title, ...props }: CellEditorProps) {
  const { onClose } = props;
  // A refetch must not overwrite the user's input.
  const [record] = useState(props.record);
  const { list, resource, parent } = useListContext();
  const listActions = useListActions();
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const canAccess = useCanAccess();
  const panelRef = useRef<HTMLDivElement>(null);
  const name = interpolateText(cellEditTexts.editor, { label, title });
  const fields = useMemo(() => [field], [field]);
  const [values, setValues] = useState(() => toFormValues(edit.fields, record, false));
  const loaded = useMemo(() => ({ [field.name]: values[field.name] }), [field, values]);
  const formRecord = useMemo(() => ({ ...values, id: record.id }), [record.id, values]);
  const context = useMemo(() => (parent ? { ...record, parent } : record), [record, parent]);
  /** Closes the editor; the focus returns to its cell unless the user has moved on. */
  const close = (end: 'saved' | 'restored'): void => {
    const hasFocus = panelRef.current?.contains(document.activeElement);
    onClose(end);
    if (hasFocus) buttonRef.current?.focus();
  };
  const session = useFormSession({
    draftTarget: {
      resource: resource.name,
      form: `cell ${field.name}`,
      id: String(record.id),
      title: name,
      reopens: 'byHand',
    },
    isLostBy: (departure) => isRowLost(list, departure),
    onClose: () => close('restored'),
  });
  const mutation = useCellMutation({
    resource,
    edit,
    field,
    record,
    parent,
    list: listActions,
    onSaved: () => close('saved'),
  });
  const submission = useSubmit(mutation, {
    fields,
    record,
    scope: { ...context, $me: identity, $ids: ids },
    recordValues: values,
    initialValues: values,
    warn: edit.warn,
    confirm: edit.confirm,
    canAccess,
    markSaved: session.markSaved,
    setSending: session.setSending,
  });
  useOnPageLeave(() => onClose('restored'));
  const { question, problems, unknownOutcome, formAlert } = submission;
  useCancelOnUnmount(question);
  const move = (direction: 'next' | 'previous'): void => findNeighbour(buttonRef.current, direction)?.click();
  /** Set while the user has left the cell by Tab: the next cell opens once the value is valid. */
  const direction = useRef<'next' | 'previous'>(undefined);
  /** Resolves to errors by input; undefined if there are none. */
  const submit = async (formValues: Record<string, unknown>) => {
    const { current: leaving } = direction;
    direction.current = undefined;
    if (isSameValue(formValues[field.name], values[field.name])) return session.discard();
    if (leaving) move(leaving);
    const key = `${resource.name} ${record.id}`;
    const result = await runInOrder(key, () => submission.submit(formValues));
    return result.kind === 'refused' ? result.fieldErrors : undefined;
  };
  useLayoutEffect(() => {
    buttonRef.current?.setAttribute('aria-expanded', 'true');
    const button = buttonRef.current;
    return () => button?.removeAttribute('aria-expanded');
  }, [buttonRef]);
  return (
    <MuiProvider>
      <CellPopper buttonRef={buttonRef} panelRef={panelRef} label={name}>
        <Form record={formRecord} disableInvalidFormNotification onSubmit={submit} noValidate>
          <RecordContextProvider value={context}>
            <OriginalRecordProvider value={record}>
              <CellInput
                field={field}
                loaded={values[field.name]}
                isBusy={submission.busy}
                hasFailed={problems.length > 0 || formAlert !== undefined}
                hasOwnTabs={unknownOutcome !== undefined}
                onRestore={session.discard}
                onLeave={(to, isUnchanged) => {
                  direction.current = to;
                  if (!isUnchanged) return false;
                  session.discard();
                  move(to);
                  return true;
                }}
              />
            </OriginalRecordProvider>
            <div className="cell-notices">
              {session.draftTarget && (
                <DraftNotice target={session.draftTarget} fields={fields} loaded={loaded} record={record} />
              )}
              <FormAlertPanel formAlert={formAlert} resource={resource} />
              <FormProblems problems={problems} />
              {unknownOutcome && (
                <UnknownOutcomeNotice
                  key={unknownOutcome.attempt}
                  unknownOutcome={unknownOutcome}
                  fields={fields}
                  values={values}
                  current={record}
                  canVerify
                  fetchLatestRecord={mutation.fetchLatestRecord}
                  onVerified={session.markSaved}
                  onFinish={submission.finishVerified}
                  onSaved={(saved) => setValues(toFormValues(edit.fields, saved ?? record, false))}
                  onLeave={undefined}
                />
              )}
            </div>
            <SendDialogs submit={submission} />
            {question?.kind === 'conflict' && <EditConflictDialog {...question} />}
            <DirtyStateReporter values={loaded} onDirty={session.setDirty} />
          </RecordContextProvider>
        </Form>
        <FormQuestions warn={edit.warn} confirm={edit.confirm} submit={submission} />
      </CellPopper>
    </MuiProvider>
  );
}
