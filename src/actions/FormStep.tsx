import { lazy, Suspense } from 'react';
import { useText } from '../fields/useText';
import { importOrNewVersion } from '../lib/retryImport';
import { recordTitle } from '../views/recordTitle';
import type { SubmitResult } from '../views/form/useFormSubmit';
import type { RunningAction } from './ActionsContext';

interface FormStepProps {
  running: RunningAction;
  onSubmit: (values: Record<string, unknown>) => Promise<SubmitResult>;
  onClose: () => void;
}

const ActionForm = lazy(() => importOrNewVersion(() => import('../views/form/ActionForm')));

/** The form of an action, in its modal or drawer. */
export function FormStep({ running: { action, target }, onSubmit, onClose }: FormStepProps) {
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
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </Suspense>
  );
}
