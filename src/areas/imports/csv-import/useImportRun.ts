import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../../console/useDataProvider';
import { useLocation } from 'react-router-dom';
import { endsTheVisit, type Scope, type WriteMeta } from '../../../../dataProvider';
import { resultOfRow } from '../../../actions/rows/rowResult';
import { runRows, type RowTask } from '../../../actions/rows/runRows';
import type { RecordForm, Resource } from '../../../config/types';
import { isKept } from '../../../fields/kept';
import { fillText } from '../../../i18n/fillText';
import { sentences } from '../../../i18n/sentences';
import { useText } from '../../../i18n/useText';
import { countOf, type Operation } from '../../../operations/operation';
import { operations } from '../../../operations/operations';
import { rowStates } from '../../../operations/texts';
import { useOperation } from '../../../operations/useOperations';
import { changedByWrites } from '../../../records/queryKeys';
import { getToken } from '../../../session/session';
import { sendOnce } from '../../../writes/sendOnce';
import type { CheckedRow } from './checkRow';
import type { Mapping } from './columns';
import type { CsvTable } from './csvFile';
import { saveRows } from './files';
import { texts } from './texts';

interface Run {
  resource: Resource;
  form: RecordForm;
  parent: RaRecord | undefined;
  atOnce: number;
  /** Of the action: «Importar CSV». */
  label: string;
}

interface Begin {
  table: CsvTable;
  mapping: Mapping;
  /** Those that are ready. */
  rows: readonly CheckedRow[];
}

/** Sends the rows of a file, the call of the create form for each, as an operation that goes on when this is left. */
export function useImportRun({ resource, form, parent, atOnce, label }: Run): {
  /** undefined until it has begun, and once it was taken away. */
  operation: Operation | undefined;
  begin: (what: Begin) => void;
} {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const t = useText();
  const { pathname, search } = useLocation();
  const [id, setId] = useState<string>();
  const begin = useCallback(
    ({ table, mapping, rows }: Begin) => {
      const { outcomes } = form.end;
      const taskOf = (row: CheckedRow): RowTask => ({
        name: nameOf(row, form, mapping),
        key: [resource.name, 'import', parent?.id, JSON.stringify(row.wire)].join(' '),
        send: async () => {
          const scope: Scope = { ...parent, parent, form: row.wire };
          const meta: WriteMeta = { parent, over: undefined };
          const send = async () => {
            const { data } = await dataProvider.create<RaRecord>(resource.name, {
              data: { ...row.wire },
              meta,
            });
            return { status: 200, result: data };
          };
          const ended = await sendOnce({ send, scope, outcomes });
          return { result: resultOfRow(ended, t), said: undefined, isLast: endsTheVisit(ended.error) };
        },
      });
      setId(
        runRows({
          operations,
          title: `${label} · ${t(resource.label.many)}`,
          place: { label: t(resource.label.many), to: pathname + search },
          tasks: rows.map(taskOf),
          atOnce,
          onEnd: async (ended) => {
            // Who is signed out reads nothing more; a failure, too, may tell that what is on screen is old.
            if (getToken() === undefined || countOf(ended, 'done', 'unknown', 'failed') === 0) return;
            await queryClient.invalidateQueries(changedByWrites);
          },
          save: (ended) =>
            saveRows(
              table,
              rows.flatMap((row, at) => {
                const { state = 'waiting', why = '' } = ended[at] ?? {};
                return state === 'done' ? [] : [{ ...row, why: sentences(rowStates[state], why) }];
              }),
            ),
        }),
      );
    },
    [resource, form, parent, atOnce, label, dataProvider, queryClient, t, pathname, search],
  );
  return { operation: useOperation(id), begin };
}

/** What a row is called: its place in the file, and the first that it says, unless that is nothing to keep. */
function nameOf({ line, cells }: CheckedRow, { fields }: RecordForm, mapping: Mapping): string {
  const field = fields.find((one) => isKept(one) && cells[mapping.indexOf(one.name)]);
  const text = field && cells[mapping.indexOf(field.name)];
  return text ? fillText(texts.name, { line, text }) : fillText(texts.bare_name, { line });
}
