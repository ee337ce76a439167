import { useCallback, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { ListActions } from '../../mutations/list/ListActionsContext';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import type { DialogPlacement, RecordForm, Resource } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { FormPanel } from '../panels/FormPanel';
import { TextAboutRecord } from '../../fields/titles/TextAboutRecord';
import { getFormTitle } from './formTitle';
import { FollowUpDialog } from './FollowUpDialog';
import { getRecordDraftTarget, RecordFormBody } from './RecordFormBody';
import { useFormSession } from '../submit/useFormSession';

/** False if the follow-up leads to a page that the installation hides. */
const hasFollowUp = (followUp: NonNullable<RecordForm['followUp']>): boolean =>
  followUp.kind !== 'go' || !isHiddenPage(followUp.goTo);

interface RecordFormPanelProps {
  resource: Resource;
  form: RecordForm;
  placement: DialogPlacement;
  /** undefined for a new record. */
  record: RaRecord | undefined;
  parent: RaRecord | undefined;
  list: ListActions | undefined;
  /** Initial values of a new record by field, besides the declared ones. */
  initialValues?: Readonly<Record<string, unknown>> | undefined;
  /** Called with the created record instead of the declared effects; the panel does not close itself then. */
  onCreated?: ((record: Readonly<Record<string, unknown>>) => void) | undefined;
  onClose: () => void;
}

/** Create or edit form in a drawer or modal. */
export default function RecordFormPanel(props: RecordFormPanelProps) {
  const { resource, form, placement, record, parent, list, initialValues, onCreated, onClose } = props;
  const t = useTranslateText();
  const title = getFormTitle(form, resource, record, t, parent);
  const session = useFormSession({
    draftTarget: {
      ...getRecordDraftTarget(resource, record, parent),
      title,
      reopens: parent ? 'byHand' : 'action',
    },
    confirmClose: true,
    onClose,
  });
  const [savedScope, setSavedScope] = useState<Scope>();
  const onSaved = useCallback(
    (scope: Scope) => {
      if (onCreated) onCreated(scope.result as Readonly<Record<string, unknown>>);
      else if (form.followUp && hasFollowUp(form.followUp)) setSavedScope(scope);
      else onClose();
    },
    [form.followUp, onCreated, onClose],
  );
  if (savedScope && form.followUp)
    return <FollowUpDialog offer={form.followUp} scope={savedScope} onClose={onClose} />;
  return (
    <FormPanel
      placement={placement}
      title={<TextAboutRecord text={title} resource={resource} record={record} />}
      session={session}
    >
      <RecordFormBody
        resource={resource}
        form={form}
        record={record}
        parent={parent}
        list={list}
        initialValues={initialValues}
        session={session}
        onSaved={onSaved}
        isInner={onCreated !== undefined}
      />
    </FormPanel>
  );
}
