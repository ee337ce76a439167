import type { ListResponse } from '../spec/listResponse.ts';
import { queryParameters, type SpecOperation } from '../spec/operations.ts';

/** A list of the host, and how its response contains the rows. */
export interface ImportedList {
  list: SpecOperation;
  rows: ListResponse;
}

export const hasParameter = (list: SpecOperation, name: string | undefined): boolean =>
  queryParameters(list).some((parameter) => parameter.name === name);

/** Returns the first of these names that most lists with one of them use. */
export function mostCommonParameter(
  lists: readonly ImportedList[],
  names: readonly string[],
): string | undefined {
  const counts = names.map(
    (name) => [name, lists.filter(({ list }) => hasParameter(list, name)).length] as const,
  );
  return counts.filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1])[0]?.[0];
}
