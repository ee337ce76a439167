import type { Query } from '@tanstack/react-query';

/**
 * The query keys of react-admin's core, in a single place. They are internals of react-admin, so a test compares each with
 * the key that its hooks really use.
 */

type Id = string | number;

/**
 * Meta of detail reads, which gives them their own key: react-admin fills the plain `getOne` key with list rows, which have
 * fewer members and no included resources.
 */
export const DETAIL_META = { view: 'detail' } as const;

/** Key of a list page, by the parameters of its call. */
export const createListPageKey = (resource: string, params: object) => [resource, 'getList', params] as const;

/** Prefix of all keys of a resource. */
export const createResourceKey = (resource: string) => [resource] as const;

/** Prefix of every list page of a resource. */
export const createListsKey = (resource: string) => [resource, 'getList'] as const;

/** Key of the full record of a detail page. */
export const createDetailKey = (resource: string, id: Id) =>
  [resource, 'getOne', { id: String(id), meta: DETAIL_META }] as const;

/** Key of a record as read by a list or a reference. */
export const createRecordKey = (resource: string, id: Id) =>
  [resource, 'getOne', { id: String(id), meta: undefined }] as const;

/** Key of the records selected in a picker, one or several; `meta` is that of its list request. */
export const createGetManyKey = (resource: string, ids: Id | readonly Id[], meta?: object) =>
  [...createGetManyPrefix(resource), { ids: [ids].flat().map(String), meta }] as const;

/** Prefix of all keys of records selected in pickers of a resource. */
export const createGetManyPrefix = (resource: string) => [resource, 'getMany'] as const;

/**
 * Filter for the queries that a write makes stale: all except identity and permissions, which are read on entering the
 * console and when a declaration requests it.
 */
export const staleAfterWriteFilter = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== 'auth',
};

/** True for the key of a single record of a resource, full or not. */
export const isRecordKeyOf = (resource: string, queryKey: readonly unknown[]): boolean =>
  queryKey[0] === resource && queryKey[1] === 'getOne';
