import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field, RecordForm, Resource } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useAbort } from '../../ui/hooks/useAbort';
import type { CheckedRow } from './rows/checkRow';
import {
  getFormColumns,
  guessMapping,
  findMappingProblems,
  type FormColumns,
  type Mapping,
} from './columns/columnMapping';
import { readImportTable, type ImportTable } from './rows/importTable';
import { downloadTemplate } from './rows/importDownloads';
import { csvImportTexts } from './texts';
import { useCheckedRows } from './rows/useCheckedRows';

/** State of a file import. */
export interface ImportFile {
  columns: FormColumns;
  table: ImportTable | undefined;
  mapping: Mapping;
  /** Maps a column to another field, or to none. */
  mapColumn: (column: number, name: string | null) => void;
  /** Required fields without a column, and fields with two. */
  mappingProblems: { missing: readonly Field[]; duplicates: readonly Field[] };
  /** Rows checked so far. */
  checkedRows: readonly CheckedRow[];
  isChecked: boolean;
  readyRows: readonly CheckedRow[];
  /** Reason why the file was rejected, in Spanish. */
  problem: string | undefined;
  /** Reason why sending is disabled. */
  disabledReason: string | undefined;
  chooseFile: (file: File) => Promise<void>;
  /** True while a file is being read. */
  isReading: boolean;
  /** Aborts the reading; the previous file stays. */
  stopReading: () => void;
  downloadTemplate: () => void;
}

const NO_MAPPING: Mapping = [];
const NO_ROWS: ImportTable['rows'] = [];

/** Reads a file, maps its columns and checks its rows. */
export function useImportFile(
  resource: Resource,
  form: RecordForm,
  parent: RaRecord | undefined,
): ImportFile {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const columns = useMemo(() => getFormColumns(form, canAccess), [form, canAccess]);
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState<ImportTable>();
  const [mapping, setMapping] = useState(NO_MAPPING);
  const mappingProblems = useMemo(() => findMappingProblems(mapping, columns.importable), [mapping, columns]);
  const isMapped =
    mapping.some((name) => name !== null) &&
    mappingProblems.missing.length === 0 &&
    mappingProblems.duplicates.length === 0;
  const { rows: checkedRows, isComplete } = useCheckedRows({
    form,
    parent,
    rows: table?.rows ?? NO_ROWS,
    mapping: isMapped ? mapping : undefined,
  });
  const readyRows = useMemo(() => checkedRows.filter(({ wire }) => wire), [checkedRows]);
  const { isReading, read, stop } = useFileReading();
  const chooseFile = useCallback(
    async (file: File) => {
      const table = await read(file);
      if (!table) return;
      const isRefused = 'problem' in table;
      setProblem(isRefused ? table.problem : undefined);
      setTable(isRefused ? undefined : table);
      setMapping(
        isRefused ? NO_MAPPING : guessMapping(table.header, columns.importable, t, resource.list?.columns),
      );
    },
    [read, columns, resource, t],
  );
  const disabledReason = isReading
    ? csvImportTexts.reading
    : !table
      ? csvImportTexts.choose_first
      : !isMapped
        ? csvImportTexts.map_first
        : !isComplete
          ? csvImportTexts.wait
          : readyRows.length === 0
            ? csvImportTexts.none_ready
            : undefined;
  return {
    columns,
    table,
    mapping,
    mapColumn: (column, name) =>
      setMapping(mapping.map((fieldName, index) => (index === column ? name : fieldName))),
    mappingProblems,
    checkedRows,
    isChecked: isComplete,
    readyRows,
    problem,
    disabledReason,
    chooseFile,
    isReading,
    stopReading: stop,
    downloadTemplate: () => downloadTemplate(t(resource.label.many).toLowerCase(), columns.importable, t),
  };
}

/** One reading at a time: another file, an abort or closing the dialog ends the previous one. */
function useFileReading() {
  const { restart, abort } = useAbort();
  const [readingSignal, setReadingSignal] = useState<AbortSignal>();
  const read = useCallback(
    async (file: File) => {
      const signal = restart();
      setReadingSignal(signal);
      const table = await readImportTable(file, signal);
      setReadingSignal((currentSignal) => (currentSignal === signal ? undefined : currentSignal));
      return table;
    },
    [restart],
  );
  const stopReading = useCallback(() => {
    abort();
    // A reading in the page itself cannot be aborted, so its result is ignored.
    setReadingSignal(undefined);
  }, [abort]);
  return { isReading: readingSignal !== undefined, read, stop: stopReading };
}
