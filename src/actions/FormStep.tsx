import { lazy, Suspense } from 'react';
import { useText } from '../i18n/useText';
import { importOrNewVersion } from '../lib/retryImport';
import { recordTitle } from '../fields/recordTitle';
import type { RunningAction } from '../writes/target';
import { actionPlace } from './draftPlace';
import { OutcomePanel } from './OutcomePanel';
import type { Stayed } from '../writes/stayed';
import type { WriteEnd } from '../writes/useWrite';

interface FormStepProps {
  running: RunningAction;
  onSubmit: (values: Record<string, unknown>) => Promise<WriteEnd>;
  /** What the last answer said, where the form stays open over it. */
  outcome: Stayed | undefined;
  onClose: () => void;
}

const ActionForm = lazy(() => importOrNewVersion(() => import('../forms/ActionForm')));

/** The form of an action, in its modal or drawer. */
export function FormStep({ running: { action, target }, onSubmit, outcome, onClose }: FormStepProps) {
  const t = useText();
  if (!action.form) return null;
  const name = target.record ? recordTitle(target.resource, target.record, t) : '';
  return (
    <Suspense fallback={null}>
      <ActionForm
        form={action.form}
        label={action.label}
        record={target.record}
        name={name}
        count={target.selection?.length ?? 0}
        place={actionPlace({ action, target })}
        outcome={<OutcomePanel outcome={outcome} resource={target.resource} />}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </Suspense>
  );
}
