import type { Scope } from '../../../dataProvider';
import type { PromptForm } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { recordTitle } from '../../fields/titles/recordTitle';
import type { RunningAction } from '../actionTarget';
import { getActionDraftTarget } from './actionDraftTarget';
import { LazyForceConfirmDialog } from '../../forms/submit/LazyForceConfirmDialog';
import { FormAlertPanel } from '../../forms/submit/FormAlertPanel';
import type { ForceQuestion } from '../../mutations/useForceConfirm';
import type { FormAlert } from '../../mutations/outcome/formAlert';
import type { SubmitResult } from '../../mutations/useDeclaredMutation';

interface FormStepProps {
  runningAction: RunningAction;
  form: PromptForm;
  /** `extraScope`: data that the form loaded. */
  onSubmit: (values: Record<string, unknown>, extraScope?: Scope) => Promise<SubmitResult>;
  /** True if the sent data is visible somewhere on screen. */
  canVerify: boolean;
  /** Alert of the last response, if the form stays open. */
  formAlert: FormAlert | undefined;
  /** Open question whether to force the write. */
  question: ForceQuestion | undefined;
  onClose: () => void;
}

const { Component: ActionForm } = lazyDialog(() => import('../../forms/panels/ActionForm'));

/** Renders the form of an action in its modal or drawer. */
export function FormStep({
  runningAction: { action, target, runId },
  form,
  canVerify,
  onSubmit,
  formAlert,
  question,
  onClose,
}: FormStepProps) {
  const t = useTranslateText();
  // A toolbar form renders in the toolbar and opens nothing.
  if (form.placement.kind === 'toolbar') return null;
  const name = target.record ? recordTitle(target.resource, target.record, t) : '';
  return (
    <ActionForm
      form={form}
      placement={form.placement}
      resource={target.resource.name}
      runId={`${action.id} ${runId}`}
      scope={target.scope}
      record={target.record}
      parent={target.parent}
      recordTitle={name}
      selectedCount={target.selection?.length ?? 0}
      draftTarget={getActionDraftTarget({ action, target })}
      alertPanel={
        <>
          <FormAlertPanel formAlert={formAlert} resource={target.resource} />
          <LazyForceConfirmDialog question={question} />
        </>
      }
      canVerify={canVerify}
      danger={action.danger}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
