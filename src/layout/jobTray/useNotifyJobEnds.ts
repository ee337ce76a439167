import { getLocale } from '../../lib/language/language';
import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { interpolateText } from '../../i18n/interpolateText';
import type { Job } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { describeJobEnd } from '../../jobs/describeJobEnd';
import { jobStateTexts } from '../../jobs/texts';
import { useJobs } from '../../jobs/useJobs';
import { jobTrayTexts as texts } from './jobTrayTexts';

const toNotificationType = (state: Job['state']) =>
  state === 'done' ? 'success' : state === 'failed' ? 'error' : 'warning';

/** Shows one notification when a job ends after its screen has unmounted. */
export function useNotifyJobEnds(): void {
  const notify = useNotify();
  const jobs = useJobs();
  useEffect(() => {
    for (const job of jobManager.getJobs()) {
      const { id, title, place, state, isSeen } = job;
      if (state === 'running' || isSeen) continue;
      jobManager.markSeen(id);
      const messageArgs = {
        title,
        place: place.label,
        state: jobStateTexts[state].toLocaleLowerCase(getLocale()),
      };
      notify(interpolateText(texts.endedElsewhere, messageArgs), {
        type: toNotificationType(state),
        cause: describeJobEnd(job),
      });
    }
  }, [jobs, notify]);
}
