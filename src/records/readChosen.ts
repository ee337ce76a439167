import type { QueryClient } from '@tanstack/react-query';
import { chosenStart } from './queryKeys';

type Id = string | number;

/** A record that some picker has chosen, whatever its list was asked with; undefined where none has. */
export const readChosen = (
  queries: QueryClient,
  resource: string,
  id: Id,
): Record<string, unknown> | undefined =>
  queries
    .getQueriesData<readonly Record<string, unknown>[]>({ queryKey: chosenStart(resource) })
    .flatMap(([, records]) => records ?? [])
    .find((record) => String(record?.id) === String(id));
