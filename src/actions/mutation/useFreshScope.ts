import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { ApiError, isRedirectingError, UNKNOWN_ERROR, recordScope, type Scope } from '../../../dataProvider';
import { findPlaceholders, findPlaceholdersInJson } from '../../config/template';
import type { ApiCall, Resource } from '../../config/types';
import { useFetchLatestRecord } from '../../queries/record/useFetchLatestRecord';
import { actionTexts as texts } from '../texts';

/**
 * True if a call writes the record to the path of its edit form and resends unchanged members, such as a switch that saves a
 * whole record. Those members must come from the current record, not from the row as it was fetched.
 */
export function sendsWholeRecord(
  { api: { update, id } }: Resource,
  { method, path, body }: ApiCall,
): boolean {
  if (update === null || body === undefined || path !== update.path || !/^(PUT|PATCH)$/.test(method))
    return false;
  const pathNames = new Set([...id, ...findPlaceholders(path).map(({ name }) => name)]);
  return findPlaceholdersInJson(body).some(
    ({ name }) => !/^(\$|form\.|parent\.)/.test(name) && !pathNames.has(name),
  );
}

/** Returns the scope that fills a call. If the call resends a whole record, the record is fetched just before the write. */
export function useFreshScope(
  resource: Resource,
): (call: ApiCall, scope: Scope, record: RaRecord | undefined) => Promise<Scope> {
  const fetchLatestRecord = useFetchLatestRecord(resource);
  return useCallback(
    async (call, scope, record) => {
      if (!record || !sendsWholeRecord(resource, call)) return scope;
      const freshRecord = await fetchLatestRecord(record).catch((error: unknown) => {
        // Nothing was sent, so a missing response to this read does not make the outcome unknown.
        throw isRedirectingError(error) ? error : new ApiError(UNKNOWN_ERROR, { message: texts.unread });
      });
      return freshRecord
        ? {
            ...recordScope(resource, freshRecord),
            ...omitRecordMembers(scope, recordScope(resource, record)),
          }
        : scope;
    },
    [resource, fetchLatestRecord],
  );
}

/** Scope names that no record member overrides. */
const RESERVED_NAMES = new Set(['form', 'parent', 'result', 'selection', 'selectedIds', 'selectedCount']);

/** Returns the scope without the members of its record. */
const omitRecordMembers = (scope: Scope, members: Scope): Scope =>
  Object.fromEntries(
    Object.entries(scope).filter(
      ([name]) => RESERVED_NAMES.has(name) || name.startsWith('$') || !Object.hasOwn(members, name),
    ),
  );
