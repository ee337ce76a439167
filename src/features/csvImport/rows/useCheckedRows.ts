import { useEffect, useMemo, useState } from 'react';
import { useGetIdentity, type RaRecord } from 'ra-core';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import type { RecordForm } from '../../../config/types';
import { useIdLists, useGetSecondaryText, useGetRecordTitle } from '../../../queries/console/consoleHooks';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { checkRow, type CheckedRow } from './checkRow';
import type { Mapping } from '../columns/columnMapping';
import type { FileRow } from './importTable';

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
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const getTitle = useGetRecordTitle();
  const getSecondaryText = useGetSecondaryText();
  const [requestOnce] = useState(createRequestCache);
  const context = useMemo(
    () => ({ ...parent, ...(parent && { parent }), $me: identity, $ids: ids }),
    [parent, identity, ids],
  );
  const [checkedState, setCheckedState] = useState<{
    mapping: Mapping;
    rows: readonly CheckedRow[];
    isComplete: boolean;
  }>();
  useEffect(() => {
    let isCancelled = false;
    const run = async (): Promise<void> => {
      if (!mapping) return;
      const cellContext = {
        dataProvider,
        canAccess,
        t,
        titleOf: getTitle,
        secondaryTextOf: getSecondaryText,
        fetchOnce: requestOnce,
      };
      const checkedRows: CheckedRow[] = [];
      for (let from = 0; from < rows.length; from += BATCH_SIZE) {
        for (const row of rows.slice(from, from + BATCH_SIZE))
          checkedRows.push(await checkRow(row, { form, mapping, cellContext, context }));
        if (isCancelled) return;
        setCheckedState({ mapping, rows: [...checkedRows], isComplete: checkedRows.length === rows.length });
        await yieldToPage();
      }
    };
    void run();
    return () => {
      isCancelled = true;
    };
  }, [form, rows, mapping, context, dataProvider, canAccess, t, getTitle, getSecondaryText, requestOnce]);
  return checkedState && checkedState.mapping === mapping ? checkedState : NO_ROWS;
}

/** Yields to the browser for rendering and input. */
const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Caches host lookups by key: rows with the same value share one request. A failed request may be repeated. */
function createRequestCache() {
  const requests = new Map<string, Promise<unknown>>();
  return <Answer>(key: readonly unknown[], request: () => Promise<Answer>): Promise<Answer> => {
    const cacheKey = JSON.stringify(key);
    const cachedRequest = requests.get(cacheKey);
    // The key identifies the request and its type.
    if (cachedRequest) return cachedRequest as Promise<Answer>;
    const pendingRequest = request();
    requests.set(cacheKey, pendingRequest);
    pendingRequest.catch(() => requests.delete(cacheKey));
    return pendingRequest;
  };
}
