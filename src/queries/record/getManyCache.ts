import type { QueryClient } from '@tanstack/react-query';
import { createGetManyPrefix } from '../queryKeys';

type Id = string | number;

/** Finds a record that a picker has cached, with any list meta; undefined if there is none. */
export const findInGetManyCache = (
  queryClient: QueryClient,
  resource: string,
  id: Id,
): Record<string, unknown> | undefined =>
  queryClient
    .getQueriesData<readonly Record<string, unknown>[]>({ queryKey: createGetManyPrefix(resource) })
    .flatMap(([, records]) => records ?? [])
    .find((record) => String(record?.id) === String(id));
