import type { QueryClient } from '@tanstack/react-query';
import { createGetManyPrefix } from '../queryKeys';

type Id = string | number;

/** A record that some picker has chosen, whatever its list was asked with; undefined where none has. */
export const findInGetManyCache = (
  queryClient: QueryClient,
  resource: string,
  id: Id,
): Record<string, unknown> | undefined =>
  queryClient
    .getQueriesData<readonly Record<string, unknown>[]>({ queryKey: createGetManyPrefix(resource) })
    .flatMap(([, records]) => records ?? [])
    .find((record) => String(record?.id) === String(id));
