import { useCallback } from 'react';
import { useCreateJob } from '../../actions/bulk/useCreateJob';
import type { RecordForm } from '../../config/types';
import { isDraftable } from '../../fields/core/formBehaviours';
import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { jobRowStateTexts } from '../../jobs/texts';
import type { CheckedRow } from './rows/checkRow';
import type { Mapping } from './columns/columnMapping';
import type { ImportTable } from './rows/importTable';
import { downloadRejectedRows } from './rows/importDownloads';
import { csvImportTexts } from './texts';

interface ImportInput {
  table: ImportTable;
  mapping: Mapping;
  /** Valid rows. */
  rows: readonly CheckedRow[];
}

/** Sends each row with the call of the create form, as a job that continues after unmounting. */
export function useImportRun(options: Parameters<typeof useCreateJob>[0]): {
  job: ReturnType<typeof useCreateJob>['job'];
  begin: (input: ImportInput) => void;
} {
  const { form } = options;
  const { job, begin } = useCreateJob(options);
  const beginImport = useCallback(
    ({ table, mapping, rows }: ImportInput) =>
      begin(
        rows.map((row) => ({ name: getRowName(row, form, mapping), wire: row.wire ?? {} })),
        (jobRows) =>
          downloadRejectedRows(
            table,
            rows.flatMap((row, index) => {
              const { state = 'waiting', reason = '' } = jobRows[index] ?? {};
              return state === 'done'
                ? []
                : [{ ...row, reason: joinSentences(jobRowStateTexts[state], reason) }];
            }),
          ),
      ),
    [begin, form],
  );
  return { job, begin: beginImport };
}

/** Returns the name of a row: its line in the file and its first value, unless that value must not be stored. */
function getRowName({ line, cells }: CheckedRow, { fields }: RecordForm, mapping: Mapping): string {
  const field = fields.find((candidate) => isDraftable(candidate) && cells[mapping.indexOf(candidate.name)]);
  const text = field && cells[mapping.indexOf(field.name)];
  return text
    ? interpolateText(csvImportTexts.name, { line, text })
    : interpolateText(csvImportTexts.bare_name, { line });
}
