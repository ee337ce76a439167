import { useState } from 'react';
import { useNotify } from 'ra-core';
import { normaliseWaves } from '../../config/normalise/waves';
import type { SendBehaviour } from '../../config/types';
import { useJobs } from '../../jobs/useJobs';
import type { RunningAction } from '../actionTarget';
import { findRolloutJob } from './rolloutJobs';
import { PlanDialog } from './PlanDialog';
import RolloutDialog from './RolloutDialog';
import { waveTexts as texts } from './texts';
import { useStartRollout } from './useStartRollout';

interface WavesStepProps {
  runningAction: RunningAction;
  behaviour: SendBehaviour;
  /** Values of the action's form; the same for each record. */
  form: Readonly<Record<string, unknown>>;
  onDone: () => void;
}

/** Asks for the size of the waves, then starts them and shows them. Closing stops nothing. */
export default function WavesStep({ runningAction, behaviour, form, onDone }: WavesStepProps) {
  const { rows, title, start } = useStartRollout(runningAction, behaviour, form);
  const [rolloutId, setRolloutId] = useState<string>();
  const job = findRolloutJob(useJobs(), rolloutId ?? '');
  const notify = useNotify();
  const { api } = runningAction.target.resource;
  if (rolloutId === undefined)
    return (
      <PlanDialog
        title={title}
        waves={behaviour.waves && normaliseWaves(behaviour.waves, api.host)}
        rows={rows}
        onStart={(plan) => setRolloutId(start(plan))}
        onClose={onDone}
      />
    );
  if (!job) return null;
  const handleClose = (): void => {
    onDone();
    if (job.state === 'running') notify(texts.goes_on, { type: 'info' });
  };
  return <RolloutDialog job={job} onClose={handleClose} />;
}
