import { useDataProvider } from '../../queries/console/useDataProvider';
import { ApiError, UNKNOWN_ERROR, mapRows } from '../../../dataProvider';
import { listCheckIns } from '../../../dataProvider/contract/endpoints';
import type { Resource } from '../../config/types';
import { fetchAllPages } from '../../queries/api/fetchAllPages';
import { useFetcherQuery, type QueryState } from '../../queries/api/useApiQuery';
import { parseStay, type Stay } from './stays';
import { displacedStaysTexts } from './displacedStays/texts';

const PAGE_SIZE = 100;
/** Maximum number of pages, in case a host counts wrong. */
const MAX_PAGES = 50;

/** Fetches all stays of a hotel page by page; if one page fails, all fails. */
export function useAllStays(projectId: string, resource: Resource): QueryState<readonly Stay[]> {
  const { callOperation } = useDataProvider();
  return useFetcherQuery(
    [resource.name, 'all stays', projectId],
    async (signal) => {
      const { rows, isComplete } = await fetchAllPages(
        (query) => callOperation(listCheckIns, { path: { projectId }, query }, { signal }),
        { size: PAGE_SIZE, maxPages: MAX_PAGES },
      );
      // A part of them would look like all that give way.
      if (!isComplete) throw new ApiError(UNKNOWN_ERROR, { message: displacedStaysTexts.tooMany });
      return { data: { status: 200, body: { data: rows } } };
    },
    // Not cached: the card may have been assigned a moment ago.
    { parse: (body) => mapRows(body, (row) => parseStay(row, resource)), staleTime: 0, isLarge: true },
  );
}
