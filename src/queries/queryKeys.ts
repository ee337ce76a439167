import type { Query } from '@tanstack/react-query';

/**
 * The keys under which react-admin's core keeps what it read: the only place that knows them. They are its internals, so
 * a test holds each against what its hooks really ask under.
 */

type Id = string | number;

/**
 * Detail reads have a key of their own: react-admin fills the plain `getOne` key with rows of lists, which hold less and
 * bring nothing along.
 */
export const DETAIL_META = { view: 'detail' } as const;

/** A page of a list, by the parameters of its call. */
export const createListPageKey = (resource: string, params: object) => [resource, 'getList', params] as const;

/** All that was read of a resource. */
export const createResourceKey = (resource: string) => [resource] as const;

/** Every page of every list of a resource. */
export const createListsKey = (resource: string) => [resource, 'getList'] as const;

/** The whole record that a detail shows. */
export const createDetailKey = (resource: string, id: Id) =>
  [resource, 'getOne', { id: String(id), meta: DETAIL_META }] as const;

/** A record as a list or a reference read it. */
export const createRecordKey = (resource: string, id: Id) =>
  [resource, 'getOne', { id: String(id), meta: undefined }] as const;

/** The records that a picker has chosen, one or several; `meta` is what its list is asked with. */
export const createGetManyKey = (resource: string, ids: Id | readonly Id[], meta?: object) =>
  [...createGetManyPrefix(resource), { ids: [ids].flat().map(String), meta }] as const;

/** How the keys of all that pickers have chosen of a resource begin. */
export const createGetManyPrefix = (resource: string) => [resource, 'getMany'] as const;

/**
 * What a write makes old: everything but who is signed in and what they may, which is read on entering the console, and
 * where a declaration says so (CALL-008).
 */
export const staleAfterWriteFilter = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== 'auth',
};

/** Whether a key is that of one record of a resource, whole or not. */
export const isRecordKeyOf = (resource: string, queryKey: readonly unknown[]): boolean =>
  queryKey[0] === resource && queryKey[1] === 'getOne';
