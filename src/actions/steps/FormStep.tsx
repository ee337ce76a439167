import type { PromptForm } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { recordTitle } from '../../fields/titles/recordTitle';
import type { RunningAction } from '../actionTarget';
import { getActionDraftTarget } from './actionDraftTarget';
import { ImpactStep } from './ImpactStep';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';

interface FormStepProps {
  runningAction: RunningAction;
  form: PromptForm;
  /** Write that the form submits. */
  mutation: DeclaredMutation;
  onClose: () => void;
}

const { Component: ActionForm } = lazyDialog(() => import('../../forms/panels/ActionForm'));

/** Renders the form of an action in its modal or drawer. */
export function FormStep({ runningAction, form, mutation, onClose }: FormStepProps) {
  const { action, target, runId } = runningAction;
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
      danger={action.danger}
      mutation={mutation}
      details={<ImpactStep runningAction={runningAction} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
