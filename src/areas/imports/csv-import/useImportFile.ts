import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field, RecordForm, Resource } from '../../../config/types';
import { useText } from '../../../i18n/useText';
import { useMay } from '../../../session/useMay';
import { useStop } from '../../../ui/useStop';
import type { CheckedRow } from './checkRow';
import { columnsOf, guessed, mappingGaps, type FormColumns, type Mapping } from './columns';
import { readCsvFile, type CsvTable } from './csvFile';
import { saveTemplate } from './files';
import { texts } from './texts';
import { useChecked } from './useChecked';

/** A file on its way to records. */
export interface ImportFile {
  columns: FormColumns;
  table: CsvTable | undefined;
  mapping: Mapping;
  /** Makes a column another field, or none. */
  remap: (column: number, name: string | null) => void;
  /** Fields without a column that are always asked for, and those with two. */
  gaps: { missing: readonly Field[]; twice: readonly Field[] };
  /** Those that were checked so far. */
  checked: readonly CheckedRow[];
  isChecked: boolean;
  ready: readonly CheckedRow[];
  /** Why the file was not taken, in Spanish. */
  problem: string | undefined;
  /** Why nothing can be sent now. */
  why: string | undefined;
  choose: (file: File) => Promise<void>;
  /** A file is being read. */
  isReading: boolean;
  /** Ends the reading; what was there stays. */
  stop: () => void;
  saveTemplate: () => void;
}

const NONE: Mapping = [];
const NO_ROWS: CsvTable['rows'] = [];

/** Reads a file, maps its columns and checks its rows. */
export function useImportFile(
  resource: Resource,
  form: RecordForm,
  parent: RaRecord | undefined,
): ImportFile {
  const t = useText();
  const may = useMay();
  const columns = useMemo(() => columnsOf(form, may), [form, may]);
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState<CsvTable>();
  const [mapping, setMapping] = useState(NONE);
  const gaps = useMemo(() => mappingGaps(mapping, columns.can), [mapping, columns]);
  const isMapped =
    mapping.some((name) => name !== null) && gaps.missing.length === 0 && gaps.twice.length === 0;
  const { rows: checked, isOver } = useChecked({
    form,
    parent,
    rows: table?.rows ?? NO_ROWS,
    mapping: isMapped ? mapping : undefined,
  });
  const ready = useMemo(() => checked.filter(({ wire }) => wire), [checked]);
  const { isReading, read, stop } = useReading();
  const choose = useCallback(
    async (file: File) => {
      const table = await read(file);
      if (!table) return;
      const isRefused = 'problem' in table;
      setProblem(isRefused ? table.problem : undefined);
      setTable(isRefused ? undefined : table);
      setMapping(isRefused ? NONE : guessed(table.head, columns.can, t, resource.list?.columns));
    },
    [read, columns, resource, t],
  );
  const why = isReading
    ? texts.reading
    : !table
      ? texts.choose_first
      : !isMapped
        ? texts.map_first
        : !isOver
          ? texts.wait
          : ready.length === 0
            ? texts.none_ready
            : undefined;
  return {
    columns,
    table,
    mapping,
    remap: (column, name) => setMapping(mapping.map((before, at) => (at === column ? name : before))),
    gaps,
    checked,
    isChecked: isOver,
    ready,
    problem,
    why,
    choose,
    isReading,
    stop,
    saveTemplate: () => saveTemplate(t(resource.label.many).toLowerCase(), columns.can, t),
  };
}

/** One reading at a time: another file, what stops it and leaving the dialog end the one before. */
function useReading() {
  const { renew, stop } = useStop();
  const [running, setRunning] = useState<AbortSignal>();
  const read = useCallback(
    async (file: File) => {
      const signal = renew();
      setRunning(signal);
      const table = await readCsvFile(file, signal);
      setRunning((now) => (now === signal ? undefined : now));
      return table;
    },
    [renew],
  );
  const end = useCallback(() => {
    stop();
    // What is read in the page itself goes on, and is dropped.
    setRunning(undefined);
  }, [stop]);
  return { isReading: running !== undefined, read, stop: end };
}
