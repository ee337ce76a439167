import type { RaRecord } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useCanAccess } from '../../session/access/useCanAccess';

/** A code as printed on a device: one word with a digit in it. */
const CODE_PATTERN = /^(?=.*\d)[\w:-]{4,}$/;
/** Rows that are read of each list; all of them are in the list itself. */
const PAGE_SIZE = 20;

type CodeResults = Readonly<Record<string, readonly RaRecord[]>>;
const NO_RESULTS: CodeResults = {};

/**
 * Looks a code up in the lists that find records by their codes (`list.search.scan`), by resource: the host's general search
 * does not cover them. undefined while they are read. A list that cannot be read has no results. Other texts send no request.
 */
export function useCodeSearch(q: string): CodeResults | undefined {
  const { resourceIndex } = useDeclarations();
  const canAccess = useCanAccess();
  const dataProvider = useDataProvider();
  const names = CODE_PATTERN.test(q)
    ? [...resourceIndex]
        .filter(({ searchesCodes, access }) => searchesCodes === true && canAccess(access.list))
        .map(({ name }) => name)
    : [];
  const readList = async (name: string, signal: AbortSignal): Promise<readonly RaRecord[] | undefined> => {
    const params = { pagination: { page: 1, perPage: PAGE_SIZE }, filter: { search: q }, signal };
    try {
      return (await dataProvider.getList<RaRecord>(name, params)).data;
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn(error);
      return undefined;
    }
  };
  const { data } = useQuery({
    queryKey: ['code search', names, q],
    queryFn: async ({ signal }): Promise<CodeResults> => {
      const lists = await Promise.all(names.map((name) => readList(name, signal)));
      return Object.fromEntries(
        lists.flatMap((rows, index) => (rows ? [[names[index] ?? '', rows] as const] : [])),
      );
    },
    enabled: names.length > 0,
  });
  return names.length > 0 ? data : NO_RESULTS;
}
