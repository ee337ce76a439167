import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { ApiError, endsTheVisit, OTHER, recordScope, type Scope } from '../../dataProvider';
import { placeholdersIn, placeholdersInJson } from '../config/template';
import type { Call, Resource } from '../config/types';
import { useReadNow } from '../records/useReadNow';
import { actionTexts as texts } from './texts';

/**
 * Whether a call writes the record where its edit form does, with members that it only takes along, such as a switch that saves
 * a record whole: of those counts what the host has by now, not what the row said when it was read.
 */
export function takesRecordAlong({ api: { update, id } }: Resource, { method, path, body }: Call): boolean {
  if (update === null || body === undefined || path !== update.path || !/^(PUT|PATCH)$/.test(method))
    return false;
  const known = new Set([...id, ...placeholdersIn(path).map(({ name }) => name)]);
  return placeholdersInJson(body).some(({ name }) => !/^(\$|form\.|parent\.)/.test(name) && !known.has(name));
}

/** The scope that a call is filled from: of a record that is taken along as it is read right before it is written. */
export function useScopeNow(
  resource: Resource,
): (call: Call, scope: Scope, record: RaRecord | undefined) => Promise<Scope> {
  const read = useReadNow(resource);
  return useCallback(
    async (call, scope, record) => {
      if (!record || !takesRecordAlong(resource, call)) return scope;
      const now = await read(record).catch((error: unknown) => {
        // Nothing was sent: a lost answer of this read is no doubt about the write.
        throw endsTheVisit(error) ? error : new ApiError(OTHER, { message: texts.unread });
      });
      return now
        ? { ...recordScope(resource, now), ...besides(scope, recordScope(resource, record)) }
        : scope;
    },
    [resource, read],
  );
}

/** Names of a scope that no member of a record takes. */
const WORDS = new Set(['form', 'parent', 'result', 'selection', 'selectedIds', 'selectedCount']);

/** What a scope holds besides the members of its record. */
const besides = (scope: Scope, members: Scope): Scope =>
  Object.fromEntries(
    Object.entries(scope).filter(
      ([name]) => WORDS.has(name) || name.startsWith('$') || !Object.hasOwn(members, name),
    ),
  );
