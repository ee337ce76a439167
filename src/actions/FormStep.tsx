import type { Scope } from '../../dataProvider';
import type { AskForm } from '../config/types';
import { useText } from '../i18n/useText';
import { lazyDialog } from '../ui/lazyDialog';
import { recordTitle } from '../fields/recordTitle';
import type { RunningAction } from '../writes/target';
import { actionPlace } from './draftPlace';
import { Insisting } from '../forms/Insisting';
import { OutcomePanel } from '../forms/OutcomePanel';
import type { InsistQuestion } from '../writes/useInsist';
import type { Stayed } from '../writes/stayed';
import type { WriteEnd } from '../writes/useWrite';

interface FormStepProps {
  running: RunningAction;
  form: AskForm;
  /** `more`: what the form loaded. */
  onSubmit: (values: Record<string, unknown>, more?: Scope) => Promise<WriteEnd>;
  /** What is sent shows somewhere on the screen. */
  canCheck: boolean;
  /** What the last answer said, where the form stays open over it. */
  outcome: Stayed | undefined;
  /** Whether to send it again, while that is asked. */
  question: InsistQuestion | undefined;
  onClose: () => void;
}

const { Component: ActionForm } = lazyDialog(() => import('../forms/ActionForm'));

/** The form of an action, in its modal or drawer. */
export function FormStep({
  running: { action, target, run },
  form,
  canCheck,
  onSubmit,
  outcome,
  question,
  onClose,
}: FormStepProps) {
  const t = useText();
  // The form of the toolbar stands there, and opens nothing.
  if (form.place.kind === 'toolbar') return null;
  const name = target.record ? recordTitle(target.resource, target.record, t) : '';
  return (
    <ActionForm
      form={form}
      panel={form.place}
      resource={target.resource.name}
      run={`${action.id} ${run}`}
      scope={target.scope}
      record={target.record}
      parent={target.parent}
      name={name}
      count={target.selection?.length ?? 0}
      place={actionPlace({ action, target })}
      outcome={
        <>
          <OutcomePanel outcome={outcome} resource={target.resource} />
          <Insisting question={question} />
        </>
      }
      canCheck={canCheck}
      danger={action.danger}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
