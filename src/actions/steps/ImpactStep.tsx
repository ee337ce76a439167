import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { Skeletons } from '../../ui/feedback/states';
import type { RunningAction } from '../actionTarget';
import { hasImpact } from '../impact/hasImpact';

const Impact = lazyWithRetry(() => import('../impact/Impact'));

interface ImpactStepProps {
  runningAction: RunningAction;
  onClose: () => void;
}

/** Loads the part of a question that shows what depends on the record; nothing for actions without it. */
export function ImpactStep({ runningAction, onClose }: ImpactStepProps) {
  const { action, target } = runningAction;
  if (!hasImpact(action, target.resource)) return null;
  return (
    <Suspense fallback={<Skeletons />}>
      <Impact runningAction={runningAction} onClose={onClose} />
    </Suspense>
  );
}
