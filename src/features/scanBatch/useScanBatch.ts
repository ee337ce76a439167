import { useRef, useState } from 'react';
import { useGetIdentity } from 'ra-core';
import type { Field, RecordForm, Resource, ScanBatch } from '../../config/types';
import { validateField } from '../../fields/formValues/validateField';
import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useIdLists } from '../../queries/console/consoleHooks';
import { scannerTexts } from '../../scanner/scannerTexts';
import { signalScan } from '../../scanner/scanSignal';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useRowCheck } from '../csvImport/rows/useRowCheck';
import { findRepeatedCode, getNextField, readCodes, type BatchRow, type Codes } from './batchRows';
import { runChecks } from './runChecks';
import { scanBatchTexts as texts } from './texts';

interface BatchState {
  /** Records in the order of scanning. */
  rows: readonly BatchRow[];
  /** Codes of the record that is being scanned. */
  pending: Codes;
  /** Number of the row that the last scan has added as refused. */
  refusedNumber: number | undefined;
}

const NO_CODES: Codes = {};
const EMPTY: BatchState = { rows: [], pending: NO_CODES, refusedNumber: undefined };

/** List of scanned records. */
export interface ScannedRecords extends BatchState {
  /** Scanned fields, in the order of scanning. */
  fields: readonly Field[];
  /** Field of the next code. */
  nextField: Field | undefined;
  /** Adds a scanned or typed text. Texts are handled one after the other. */
  take: (text: string) => void;
  remove: (number: number) => void;
  /** Discards the codes of the record that is being scanned. */
  discardPending: () => void;
}

/** Collects scanned records: each is validated with the rules of the form, compared with the others, and checked by the declared reads. */
export function useScanBatch(resource: Resource, form: RecordForm, batch: ScanBatch): ScannedRecords {
  const t = useTranslateText();
  const dataProvider = useDataProvider();
  const canAccess = useCanAccess();
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const checkRow = useRowCheck(form, undefined);
  const [state, setState] = useState(EMPTY);
  /** State before the next render, because scans come faster than renders. */
  const latest = useRef(EMPTY);
  const queue = useRef(Promise.resolve());
  const fields = batch.scan.flatMap((name) => form.fields.find((field) => field.name === name) ?? []);
  const getLabel = (name: string): string => t(fields.find((field) => field.name === name)?.label ?? name);

  const update = (change: Partial<BatchState>): void => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  };
  const addRow = (row: Pick<BatchRow, 'codes' | 'state' | 'reason'>): BatchRow => {
    const { rows } = latest.current;
    const addedRow = { number: (rows.at(-1)?.number ?? 0) + 1, ...row };
    update({
      rows: [...rows, addedRow],
      refusedNumber: row.state === 'refused' ? addedRow.number : undefined,
    });
    return addedRow;
  };
  const refuse = (codes: Codes, reason: string): void => {
    addRow({ codes, state: 'refused', reason });
    signalScan(false);
  };
  const findProblem = async (codes: Codes): Promise<string | undefined> => {
    for (const field of fields) {
      const code = codes[field.name];
      if (code === undefined) continue;
      const problem = await validateField(field, code, { required: true, form: codes, record: undefined, t });
      if (problem !== undefined) return interpolateText(texts.problem, { field: t(field.label), problem });
    }
    const { rows, pending } = latest.current;
    const repeated = findRepeatedCode(codes, pending, rows);
    if (!repeated) return undefined;
    const { name, row } = repeated;
    return row
      ? interpolateText(texts.repeated, { field: getLabel(name), number: row.number })
      : interpolateText(texts.repeatedHere, { field: getLabel(name) });
  };
  const checkNewRow = async ({ number, codes }: BatchRow): Promise<void> => {
    const cells = batch.scan.map((name) => codes[name] ?? '');
    const { wire, problems, rowProblem } = await checkRow({ line: number, cells }, batch.scan);
    const reason = wire
      ? await runChecks(batch.checks, {
          dataProvider,
          resource,
          canAccess,
          scope: { form: wire, $me: identity, $ids: ids },
        })
      : joinSentences(
          ...Object.entries(problems).map(([name, problem]) =>
            interpolateText(texts.problem, { field: getLabel(name), problem }),
          ),
          rowProblem,
        );
    const { rows, refusedNumber } = latest.current;
    if (!rows.some((row) => row.number === number)) return;
    const result: Partial<BatchRow> =
      wire && reason === undefined
        ? { state: 'accepted', wire }
        : { state: 'refused', reason: t(reason ?? '') };
    const isRefused = result.state === 'refused';
    update({
      rows: rows.map((row) => (row.number === number ? { ...row, ...result } : row)),
      refusedNumber: isRefused ? number : refusedNumber,
    });
    if (isRefused) signalScan(false);
  };
  const takeNow = async (text: string): Promise<void> => {
    const { codes, problem } = readCodes(text, fields, latest.current.pending);
    if (!codes) {
      const name = getNextField(fields, latest.current.pending)?.name ?? '';
      return refuse({ [name]: text.trim() }, scannerTexts.code[problem]);
    }
    const foundProblem = await findProblem(codes);
    if (foundProblem !== undefined) return refuse(codes, foundProblem);
    const { pending } = latest.current;
    const isWholeLabel = Object.keys(codes).length > 1;
    const missing = getNextField(fields, pending);
    if (isWholeLabel && missing && Object.keys(pending).length > 0)
      refuse(pending, interpolateText(texts.incomplete, { field: t(missing.label) }));
    const collected = isWholeLabel ? codes : { ...pending, ...codes };
    signalScan(true);
    if (fields.some(({ name }) => collected[name] === undefined))
      return update({ pending: collected, refusedNumber: undefined });
    update({ pending: NO_CODES });
    void checkNewRow(addRow({ codes: collected, state: 'checking', reason: '' }));
    return undefined;
  };
  return {
    ...state,
    fields,
    nextField: getNextField(fields, state.pending),
    take: (text) => {
      if (text.trim() === '') return;
      queue.current = queue.current.then(() => takeNow(text));
    },
    remove: (number) => update({ rows: latest.current.rows.filter((row) => row.number !== number) }),
    discardPending: () => update({ pending: NO_CODES }),
  };
}
