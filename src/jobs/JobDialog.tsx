import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { JobButtons } from './JobButtons';
import type { Job } from './job';
import './jobs.css';
import { JobProgress } from './JobProgress';
import { JobRowTable, type JobColumn } from './JobRowTable';
import { JobSummary } from './JobSummary';
import { jobTexts as texts } from './texts';
import { useWatchJob } from './useJobs';

interface JobDialogProps {
  job: Job;
  /** Extra actions before the other buttons. */
  extraActions?: ReactNode;
  /** Content above the table. */
  children?: ReactNode;
  /** Additional column of the table. */
  column?: JobColumn;
  /** Called on close. A running job continues. */
  onClose: () => void;
  /** Called when the user follows a link to another page. Default `onClose`. */
  onLeave?: () => void;
}

/** Shows a job: its progress, the result of each row and the available actions. Closing it stops nothing. */
export function JobDialog({
  job,
  extraActions,
  children,
  column,
  onClose,
  onLeave = onClose,
}: JobDialogProps) {
  const { id, title, state, rows, actions } = job;
  const isRunning = state === 'running';
  useWatchJob(id);
  // Only this button is always rendered; the ones before it come and go.
  const mainButton = useRef<HTMLButtonElement>(null);
  useEffect(() => mainButton.current?.focus(), [isRunning]);
  const areReasonsMissing = !actions.retry && rows.some((row) => row.state === 'failed' && row.reason === '');
  return (
    <Dialog
      open
      title={title}
      width={720}
      onClose={onClose}
      onLeave={onLeave}
      actions={
        <>
          {extraActions}
          <JobButtons job={job} />
          <Button ref={mainButton} variant={isRunning ? undefined : 'primary'} onClick={onClose}>
            {isRunning ? texts.behind : texts.close}
          </Button>
        </>
      }
    >
      <JobProgress job={job} />
      <JobSummary job={job} />
      {areReasonsMissing && <p className="muted">{texts.reasons_gone}</p>}
      {children}
      {rows.length > 0 && <JobRowTable rows={rows} problemsFirst={!isRunning} column={column} />}
    </Dialog>
  );
}
