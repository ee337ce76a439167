import { useCallback, useMemo, useState } from 'react';
import { useGetIdentity, type RaRecord } from 'ra-core';
import type { RecordForm } from '../../../config/types';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useGetRecordTitle, useGetSecondaryText, useIdLists } from '../../../queries/console/consoleHooks';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { useCanAccess } from '../../../session/access/useCanAccess';
import type { Mapping } from '../columns/columnMapping';
import { checkRow, type CheckedRow } from './checkRow';
import type { FileRow } from './importTable';

/** Returns a function that validates a row with the rules of the form. Host lookups of all its rows are cached. */
export function useRowCheck(
  form: RecordForm,
  parent: RaRecord | undefined,
): (row: FileRow, mapping: Mapping) => Promise<CheckedRow> {
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const titleOf = useGetRecordTitle();
  const secondaryTextOf = useGetSecondaryText();
  const [fetchOnce] = useState(createRequestCache);
  const context = useMemo(
    () => ({ ...parent, ...(parent && { parent }), $me: identity, $ids: ids }),
    [parent, identity, ids],
  );
  return useCallback(
    (row, mapping) =>
      checkRow(row, {
        form,
        mapping,
        cellContext: { dataProvider, canAccess, t, titleOf, secondaryTextOf, fetchOnce },
        context,
      }),
    [form, context, dataProvider, canAccess, t, titleOf, secondaryTextOf, fetchOnce],
  );
}

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
