import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { ApiError, isRedirectingError, UNKNOWN_ERROR, recordScope, type Scope } from '../../../dataProvider';
import { findPlaceholders, findPlaceholdersInJson } from '../../config/template';
import type { ApiCall, Resource } from '../../config/types';
import { useFetchLatestRecord } from '../../queries/record/useFetchLatestRecord';
import { actionTexts as texts } from '../texts';

/**
 * Whether a call writes the record where its edit form does, with members that it only takes along, such as a switch that saves
 * a record whole: of those counts what the host has by now, not what the row said when it was read.
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

/** The scope that a call is filled from: of a record that is taken along as it is read right before it is written. */
export function useFreshScope(
  resource: Resource,
): (call: ApiCall, scope: Scope, record: RaRecord | undefined) => Promise<Scope> {
  const fetchLatestRecord = useFetchLatestRecord(resource);
  return useCallback(
    async (call, scope, record) => {
      if (!record || !sendsWholeRecord(resource, call)) return scope;
      const freshRecord = await fetchLatestRecord(record).catch((error: unknown) => {
        // Nothing was sent: a lost answer of this read is no doubt about the write.
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

/** Names of a scope that no member of a record takes. */
const RESERVED_NAMES = new Set(['form', 'parent', 'result', 'selection', 'selectedIds', 'selectedCount']);

/** What a scope holds besides the members of its record. */
const omitRecordMembers = (scope: Scope, members: Scope): Scope =>
  Object.fromEntries(
    Object.entries(scope).filter(
      ([name]) => RESERVED_NAMES.has(name) || name.startsWith('$') || !Object.hasOwn(members, name),
    ),
  );
