import { Suspense } from 'react';
import { jobManager } from '../../jobs/jobManager';
import type { Job } from '../../jobs/job';
import { useExtensionComponents } from '../../extensions/ExtensionsContext';
import { Boundary } from '../../ui/feedback/Boundary';

/** Polls the host for the state of a job if an extension can; renders nothing, and its errors are ignored. */
export function JobWatcher({ job }: { job: Job }) {
  const { kind, id, state } = job;
  const WatcherComponent = useExtensionComponents().follower(kind)?.Component;
  const jobHandle = jobManager.getHandle(id);
  if (!WatcherComponent || !jobHandle || (state !== 'running' && state !== 'unknown')) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <WatcherComponent job={job} jobHandle={jobHandle} />
      </Suspense>
    </Boundary>
  );
}
