import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { JobButtons } from './JobButtons';
import type { Job } from './job';
import './jobs.css';
import { JobProgress } from './JobProgress';
import { JobRowTable } from './JobRowTable';
import { JobSummary } from './JobSummary';
import { jobTexts as texts } from './texts';
import { useWatchJob } from './useJobs';

interface JobDialogProps {
  job: Job;
  /** What else can be done, before the other buttons. */
  extraActions?: ReactNode;
  /** It was closed: what runs goes on. */
  onClose: () => void;
  /** Its page is left. Default `onClose`. */
  onLeave?: () => void;
}

/** An operation: how far it is, what became of each row, and what can still be done. Closing it stops nothing. */
export function JobDialog({ job, extraActions, onClose, onLeave = onClose }: JobDialogProps) {
  const { id, title, state, rows, actions } = job;
  const isOver = state !== 'running';
  useWatchJob(id);
  // The one button that there always is: those before it come and go.
  const mainButton = useRef<HTMLButtonElement>(null);
  useEffect(() => mainButton.current?.focus(), [isOver]);
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
          <Button ref={mainButton} variant={isOver ? 'primary' : undefined} onClick={onClose}>
            {isOver ? texts.close : texts.behind}
          </Button>
        </>
      }
    >
      <JobProgress job={job} />
      <JobSummary job={job} />
      {areReasonsMissing && <p className="muted">{texts.reasons_gone}</p>}
      {rows.length > 0 && <JobRowTable rows={rows} isOver={isOver} />}
    </Dialog>
  );
}
