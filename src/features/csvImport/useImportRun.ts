import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useLocation } from 'react-router-dom';
import { isRedirectingError, type Scope, type WriteMeta } from '../../../dataProvider';
import { isPendingResult } from '../../../dataProvider/pendingResult';
import { toRowResult } from '../../actions/bulk/rowResult';
import { runBulkJob, type RowTask } from '../../actions/bulk/runBulkJob';
import type { RecordForm, Resource } from '../../config/types';
import { isDraftable } from '../../fields/core/formBehaviours';
import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { useTranslateText } from '../../i18n/useTranslateText';
import { countRows, type Job } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { jobRowStateTexts } from '../../jobs/texts';
import { useJob } from '../../jobs/useJobs';
import { staleAfterWriteFilter } from '../../queries/queryKeys';
import { getToken } from '../../session/session';
import { executeMutation } from '../../mutations/executeMutation';
import type { CheckedRow } from './rows/checkRow';
import type { Mapping } from './columns/columnMapping';
import type { ImportTable } from './rows/importTable';
import { downloadRejectedRows } from './rows/importDownloads';
import { csvImportTexts } from './texts';

interface ImportRunOptions {
  resource: Resource;
  form: RecordForm;
  parent: RaRecord | undefined;
  concurrency: number;
  /** Label of the action: «Importar CSV». */
  label: string;
}

interface ImportInput {
  table: ImportTable;
  mapping: Mapping;
  /** Valid rows. */
  rows: readonly CheckedRow[];
}

/** Sends each row with the call of the create form, as a job that continues after unmounting. */
export function useImportRun({ resource, form, parent, concurrency, label }: ImportRunOptions): {
  /** undefined before the start and after its removal from the tray. */
  job: Job | undefined;
  begin: (input: ImportInput) => void;
} {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const t = useTranslateText();
  const { pathname, search } = useLocation();
  const [jobId, setJobId] = useState<string>();
  const begin = useCallback(
    ({ table, mapping, rows }: ImportInput) => {
      const { outcomes } = form.outcomeRules;
      const createTask = (row: CheckedRow): RowTask => ({
        name: getRowName(row, form, mapping),
        key: [resource.name, 'import', parent?.id, JSON.stringify(row.wire)].join(' '),
        send: async () => {
          const scope: Scope = { ...parent, parent, form: row.wire };
          const meta: WriteMeta = { parent, bodyOverrides: undefined };
          const send = async () => {
            const result = await dataProvider.create<RaRecord>(resource.name, {
              data: { ...row.wire },
              meta,
            });
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
          tasks: rows.map(createTask),
          concurrency,
          onEnd: async (jobRows) => {
            // After a sign-out nothing is refetched. Refetch also after failures: they may mean that the data on screen is
            // outdated.
            if (getToken() === undefined || countRows(jobRows, 'done', 'unknown', 'failed') === 0) return;
            await queryClient.invalidateQueries(staleAfterWriteFilter);
          },
          download: (jobRows) =>
            downloadRejectedRows(
              table,
              rows.flatMap((row, index) => {
                const { state = 'waiting', reason = '' } = jobRows[index] ?? {};
                return state === 'done'
                  ? []
                  : [{ ...row, reason: joinSentences(jobRowStateTexts[state], reason) }];
              }),
            ),
        }),
      );
    },
    [resource, form, parent, concurrency, label, dataProvider, queryClient, t, pathname, search],
  );
  return { job: useJob(jobId), begin };
}

/** Returns the name of a row: its line in the file and its first value, unless that value must not be stored. */
function getRowName({ line, cells }: CheckedRow, { fields }: RecordForm, mapping: Mapping): string {
  const field = fields.find((candidate) => isDraftable(candidate) && cells[mapping.indexOf(candidate.name)]);
  const text = field && cells[mapping.indexOf(field.name)];
  return text
    ? interpolateText(csvImportTexts.name, { line, text })
    : interpolateText(csvImportTexts.bare_name, { line });
}
