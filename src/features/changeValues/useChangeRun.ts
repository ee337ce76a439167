import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { runBulkJob } from '../../actions/bulk/runBulkJob';
import type { Field, RecordForm } from '../../config/types';
import type { DialogExtensionProps } from '../../extensions/types';
import { recordTitle } from '../../fields/titles/recordTitle';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { countRows, type Job, type JobRow } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { useJob } from '../../jobs/useJobs';
import { staleAfterWriteFilter } from '../../queries/queryKeys';
import { getToken } from '../../session/session';
import { changeValuesTexts as texts } from './texts';
import { useChangeRecord } from './useChangeRecord';

interface ChangeRun {
  /** undefined before the start and after its removal from the tray. */
  job: Job | undefined;
  /** Starts the change of a field to a value in wire format, under the name of the field. */
  begin: (field: Field, wire: Readonly<Record<string, unknown>>) => void;
}

/** Sends the change of each selected record as a job, which continues after unmounting. */
export function useChangeRun(
  { resource, parent, selection = [], unselect, latest }: DialogExtensionProps,
  edit: RecordForm,
): ChangeRun {
  const t = useTranslateText();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const changeRecord = useChangeRecord({ resource, edit, parent });
  const [jobId, setJobId] = useState<string>();
  const begin = useCallback<ChangeRun['begin']>(
    (field, wire) => {
      const end = async (rows: readonly JobRow[]): Promise<void> => {
        unselect?.(selection.filter((_, index) => countRows(rows.slice(index, index + 1), 'done') > 0));
        // After a sign-out nothing is fetched. A failure may mean that the data on screen is stale.
        if (getToken() === undefined || countRows(rows, 'done', 'unknown', 'failed') === 0) return;
        await queryClient.invalidateQueries(staleAfterWriteFilter);
      };
      setJobId(
        runBulkJob({
          jobManager,
          title: interpolateText(texts.job, { label: t(field.label) }),
          place: { label: t(resource.label.many), to: pathname + search },
          tasks: selection.map((row) => ({
            name: recordTitle(resource, row, t),
            key: [resource.name, 'change', row.id].join(' '),
            // The list may have been refetched since the row was selected.
            send: () => changeRecord(latest?.(row) ?? row, field, wire),
          })),
          concurrency: 1,
          onEnd: end,
        }),
      );
    },
    [resource, selection, unselect, latest, t, queryClient, pathname, search, changeRecord],
  );
  return { job: useJob(jobId), begin };
}
