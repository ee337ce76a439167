import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/Button';
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
import { JobTrayButton } from './JobTrayButton';
import { useNotifyJobEnds } from './useNotifyJobEnds';

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
  const endedJobs = jobs.filter(({ state }) => state !== 'running');
  const remove = (ids: readonly string[]): void => {
    for (const id of ids) jobManager.remove(id);
    // The button disappears with the last job, so move the focus.
    if (ids.length === jobs.length) document.getElementById('main')?.focus();
  };
  if (jobs.length === 0) return null;
  const openJob = typeof openPanel === 'object' ? jobs.find(({ id }) => id === openPanel.id) : undefined;
  return (
    <>
      {jobs.map((job) => (
        <JobWatcher key={job.id} job={job} />
      ))}
      <JobTrayButton jobs={jobs} onOpen={() => setOpenPanel('list')} />
      {openJob && <JobDialog job={openJob} onClose={close} />}
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
