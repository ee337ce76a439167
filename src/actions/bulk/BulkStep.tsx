import { useNotify } from 'ra-core';
import type { SendBehaviour } from '../../config/types';
import { countRows } from '../../jobs/job';
import { JobDialog } from '../../jobs/JobDialog';
import { Button } from '../../ui/button/Button';
import type { RunningAction } from '../actionTarget';
import { useRefetchWithNotice } from '../../mutations/unknownOutcome/useRefetchWithNotice';
import { bulkTexts as texts } from './texts';
import { useBulkJob } from './useBulkJob';

interface BulkStepProps {
  runningAction: RunningAction;
  behaviour: SendBehaviour;
  /** Values of the action's form; the same for each row. */
  form: Readonly<Record<string, unknown>>;
  onDone: () => void;
}

const noop = (): void => undefined;

/** Runs an action on each of several records. If it is closed while running, the job continues in the tray. */
export default function BulkStep({ runningAction, behaviour, form, onDone }: BulkStepProps) {
  const { job, finish } = useBulkJob(runningAction, behaviour, form);
  const notify = useNotify();
  const { isRefetching, refetch } = useRefetchWithNotice(noop);
  if (!job) return null;
  const isRunning = job.state === 'running';
  const handleLeave = (): void => {
    onDone();
    if (isRunning) notify(texts.goes_on, { type: 'info' });
  };
  const handleClose = (): void => {
    handleLeave();
    if (!isRunning) finish();
  };
  const hasUnknownRows = !isRunning && countRows(job.rows, 'unknown') > 0;
  return (
    <JobDialog
      job={job}
      extraActions={
        hasUnknownRows && (
          <Button busy={isRefetching} onClick={refetch}>
            {texts.check}
          </Button>
        )
      }
      onClose={handleClose}
      onLeave={handleLeave}
    />
  );
}
