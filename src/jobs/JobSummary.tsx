import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon/Icon';
import { logMessage } from '../ui/feedback/messageLog';
import type { Job } from './job';
import { describeJobEnd } from './describeJobEnd';

/** Shows how a job ended. If it ended while the dialog was open, the message log gets the result too. */
export function JobSummary({ job }: { job: Job }) {
  const { state, title } = job;
  const isRunning = state === 'running';
  const text = describeJobEnd(job);
  const tone = state === 'done' ? 'success' : 'warning';
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isRunning && hasRun.current) logMessage(tone, [title, text]);
    hasRun.current = isRunning;
  }, [isRunning, tone, title, text]);
  return (
    <div role="status">
      {!isRunning && text !== '' && (
        <div className={`notice ${tone}`}>
          <Icon name={state === 'done' ? 'check' : 'alert-triangle'} size={18} />
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
