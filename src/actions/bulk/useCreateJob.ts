import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { isRedirectingError, type Scope, type WriteMeta } from '../../../dataProvider';
import { isPendingResult } from '../../../dataProvider/pendingResult';
import type { RecordForm, Resource } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { countRows, type Job, type JobRow } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { useJob } from '../../jobs/useJobs';
import { executeMutation } from '../../mutations/executeMutation';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { staleAfterWriteFilter } from '../../queries/queryKeys';
import { getToken } from '../../session/session';
import { toRowResult } from './rowResult';
import { runBulkJob, type RowTask } from './runBulkJob';

interface CreateJobOptions {
  resource: Resource;
  form: RecordForm;
  /** Record whose page contains the list of the new records. */
  parent: RaRecord | undefined;
  /** Number of calls at a time. */
  concurrency: number;
  /** Label of the action: «Importar CSV». */
  label: string;
}

/** New record. */
export interface NewRecord {
  /** Display name. It is stored in the tab, so it must hold no secret. */
  name: string;
  /** Values in wire format. */
  wire: Readonly<Record<string, unknown>>;
}

interface CreateJob {
  /** undefined before the start and after its removal from the tray. */
  job: Job | undefined;
  /** `download` saves the rows that were not done as a file. */
  begin: (records: readonly NewRecord[], download: (rows: readonly JobRow[]) => void) => void;
}

/** Sends the call of a create form once per record, as a job that continues after unmounting. */
export function useCreateJob({ resource, form, parent, concurrency, label }: CreateJobOptions): CreateJob {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const t = useTranslateText();
  const { pathname, search } = useLocation();
  const [jobId, setJobId] = useState<string>();
  const begin = useCallback<CreateJob['begin']>(
    (records, download) => {
      const { outcomes } = form.outcomeRules;
      const createTask = ({ name, wire }: NewRecord): RowTask => ({
        name,
        key: [resource.name, 'import', parent?.id, JSON.stringify(wire)].join(' '),
        send: async () => {
          const scope: Scope = { ...parent, parent, form: wire };
          const meta: WriteMeta = { parent, bodyOverrides: undefined };
          const send = async () => {
            const result = await dataProvider.create<RaRecord>(resource.name, { data: { ...wire }, meta });
            return { status: 200, isPending: isPendingResult(result), result: result.data };
          };
          const result = await executeMutation({ send, scope, outcomes });
          return {
            result: toRowResult(result, t),
            successText: undefined,
            mustStop: isRedirectingError(result.error),
          };
        },
      });
      setJobId(
        runBulkJob({
          jobManager,
          title: `${label} · ${t(resource.label.many)}`,
          place: { label: t(resource.label.many), to: pathname + search },
          tasks: records.map(createTask),
          concurrency,
          onEnd: async (jobRows) => {
            // After a sign-out nothing is refetched. Refetch also after failures: they may mean that the data on screen is
            // outdated.
            if (getToken() === undefined || countRows(jobRows, 'done', 'unknown', 'failed') === 0) return;
            await queryClient.invalidateQueries(staleAfterWriteFilter);
          },
          download,
        }),
      );
    },
    [resource, form, parent, concurrency, label, dataProvider, queryClient, t, pathname, search],
  );
  return { job: useJob(jobId), begin };
}
