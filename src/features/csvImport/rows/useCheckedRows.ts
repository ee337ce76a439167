import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { RecordForm } from '../../../config/types';
import type { Mapping } from '../columns/columnMapping';
import type { CheckedRow } from './checkRow';
import type { FileRow } from './importTable';
import { useRowCheck } from './useRowCheck';

/** Rows checked between two renders. */
const BATCH_SIZE = 50;

interface CheckedRows {
  rows: readonly CheckedRow[];
  /** True if all rows were checked with the current mapping. */
  isComplete: boolean;
}

const NO_ROWS: CheckedRows = { rows: [], isComplete: false };

interface CheckedRowsOptions {
  form: RecordForm;
  parent: RaRecord | undefined;
  rows: readonly FileRow[];
  /** undefined: not yet. */
  mapping: Mapping | undefined;
}

/** Checks the rows of a file whenever the mapping changes; host lookups stay cached. */
export function useCheckedRows({ form, parent, rows, mapping }: CheckedRowsOptions): CheckedRows {
  const checkRow = useRowCheck(form, parent);
  const [checkedState, setCheckedState] = useState<{
    mapping: Mapping;
    rows: readonly CheckedRow[];
    isComplete: boolean;
  }>();
  useEffect(() => {
    let isCancelled = false;
    const run = async (): Promise<void> => {
      if (!mapping) return;
      const checkedRows: CheckedRow[] = [];
      for (let from = 0; from < rows.length; from += BATCH_SIZE) {
        for (const row of rows.slice(from, from + BATCH_SIZE)) checkedRows.push(await checkRow(row, mapping));
        if (isCancelled) return;
        setCheckedState({ mapping, rows: [...checkedRows], isComplete: checkedRows.length === rows.length });
        await yieldToPage();
      }
    };
    void run();
    return () => {
      isCancelled = true;
    };
  }, [checkRow, rows, mapping]);
  return checkedState && checkedState.mapping === mapping ? checkedState : NO_ROWS;
}

/** Yields to the browser for rendering and input. */
const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
