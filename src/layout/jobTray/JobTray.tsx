import { Suspense, useEffect, useState } from 'react';
import { isOver, ROLLOUT_JOB_KIND } from '../../jobs/job';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { Button } from '../../ui/button/Button';
import { rolloutStorage } from '../../jobs/jobStorage';
import { JobDialog } from '../../jobs/JobDialog';
import { jobManager } from '../../jobs/jobManager';
import '../../jobs/jobs.css';
import { useJobs } from '../../jobs/useJobs';
import { useProfile } from '../../session/profile/useProfile';
import { Drawer } from '../../ui/dialog/Drawer';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { JobTrayEntry } from './JobTrayEntry';
import { JobWatcher } from './JobWatcher';
import { jobTrayTexts as texts } from './jobTrayTexts';
import { activeView } from '../../lib/viewAs/activeView';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { JobTrayButton } from './JobTrayButton';
import { useNotifyJobEnds } from './useNotifyJobEnds';

const RolloutTray = lazyWithRetry(() => import('../../actions/waves/RolloutTray'));
const { Component: RolloutDialog } = lazyDialog(() => import('../../actions/waves/RolloutDialog'));

/** Open panel: the list, or one job by its id. */
type OpenPanel = 'list' | { id: string } | undefined;

/** Tray of background jobs with their results: a button in the top bar and a list. */
export default function JobTray() {
  const { profile } = useProfile();
  const userId = profile?.id;
  useEffect(() => {
    if (userId !== undefined) jobManager.restoreForUser(userId);
  }, [userId]);
  useNotifyJobEnds();
  const jobs = useJobs();
  const [openPanel, setOpenPanel] = useState<OpenPanel>();
  const close = (): void => setOpenPanel(undefined);
  useOnPageLeave(close);
  const endedJobs = jobs.filter(isOver);
  const remove = (ids: readonly string[]): void => {
    for (const id of ids) jobManager.remove(id);
    // The button disappears with the last job, so move the focus.
    if (ids.length === jobs.length) document.getElementById('main')?.focus();
  };
  // A view as another role sends no writes: a rollout would fail in it. Another tab, or this one after the view, continues.
  const hasRollouts =
    !activeView.current &&
    (rolloutStorage.keys().length > 0 || jobs.some(({ kind }) => kind === ROLLOUT_JOB_KIND));
  const rolloutTray = hasRollouts && (
    <Suspense fallback={null}>
      <RolloutTray />
    </Suspense>
  );
  if (jobs.length === 0) return rolloutTray;
  const openJob = typeof openPanel === 'object' ? jobs.find(({ id }) => id === openPanel.id) : undefined;
  return (
    <>
      {rolloutTray}
      {jobs.map((job) => (
        <JobWatcher key={job.id} job={job} />
      ))}
      <JobTrayButton jobs={jobs} onOpen={() => setOpenPanel('list')} />
      {openJob &&
        (openJob.kind === ROLLOUT_JOB_KIND ? (
          <RolloutDialog job={openJob} onClose={close} />
        ) : (
          <JobDialog job={openJob} onClose={close} />
        ))}
      <Drawer open={openPanel === 'list'} title={texts.title} onClose={close}>
        <p className="muted">{texts.note}</p>
        <ul className="operation-list">
          {jobs.map((job) => (
            <JobTrayEntry
              key={job.id}
              job={job}
              onDetails={() => setOpenPanel({ id: job.id })}
              onNavigate={close}
              onRemove={() => remove([job.id])}
            />
          ))}
        </ul>
        {endedJobs.length > 1 && (
          <Button onClick={() => remove(endedJobs.map(({ id }) => id))}>{texts.remove_all}</Button>
        )}
      </Drawer>
    </>
  );
}
