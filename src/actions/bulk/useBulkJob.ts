import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { SendBehaviour } from '../../config/types';
import { recordTitle, relatedTitle } from '../../fields/titles/recordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { Job } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { useJob } from '../../jobs/useJobs';
import type { RunningAction } from '../actionTarget';
import { useUnmounted } from '../../mutations/useUnmounted';
import { runBulkJob } from './runBulkJob';
import { useBulkEffects } from './useBulkEffects';
import { useSendRow } from './useSendRow';

interface BulkJob {
  /** undefined before it has started, and after it was removed. */
  job: Job | undefined;
  /** Runs the declared effects, once the user has seen the results. */
  finish: () => void;
}

const NO_RECORDS: readonly RaRecord[] = [];

/** Starts one call per row as a job that continues after unmount. */
export function useBulkJob(
  running: RunningAction,
  behaviour: SendBehaviour,
  form: Readonly<Record<string, unknown>>,
): BulkJob {
  const { action, target, list } = running;
  const { resource, selection: rows = NO_RECORDS } = target;
  const t = useTranslateText();
  const { pathname, search } = useLocation();
  const { isUnmounted } = useUnmounted();
  const send = useSendRow(running, behaviour, form);
  const { end, after } = useBulkEffects(running, behaviour, isUnmounted);
  const [id, setId] = useState<string>();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const nameFields = [behaviour.perRecord?.name ?? []].flat();
    setId(
      runBulkJob({
        jobManager,
        title: t(action.label),
        place: { label: t(resource.label.many), to: pathname + search },
        tasks: rows.map((row) => ({
          name: relatedTitle(resource, row, nameFields, t) || recordTitle(resource, row, t),
          key: [resource.name, action.id, row.id].join(' '),
          // The list may have been refetched since the row was selected.
          send: () => send(list?.latest?.(row) ?? row),
        })),
        concurrency: behaviour.perRecord?.concurrency ?? 1,
        onEnd: end,
      }),
    );
  }, [action, behaviour, list, pathname, search, resource, rows, send, end, t]);
  const job = useJob(id);
  const finish = useCallback(() => void (job && after(job.rows)), [job, after]);
  return { job, finish };
}
