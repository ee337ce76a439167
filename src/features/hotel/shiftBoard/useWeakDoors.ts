import { listAccessDevices } from '../../../../dataProvider/contract/endpoints';
import { extractRows } from '../../../../dataProvider';
import { fetchAllPages } from '../../../queries/api/fetchAllPages';
import { useFetcherQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { toDoorCards, type DoorCard } from './doorCard';
import type { WeakDoorsOptions } from './options';

const PAGE_SIZE = 100;
/** Maximum number of pages: the weakest doors are on the first. */
const MAX_PAGES = 5;
/** Interval of the refresh in ms: that of the stays. */
const REFRESH_MS = 60_000;

/** Reads the doors of a hotel with a weak battery, page by page. */
export function useWeakDoors(
  projectId: string,
  { resource, maxBattery }: WeakDoorsOptions,
): QueryState<readonly DoorCard[]> {
  const { callOperation } = useDataProvider();
  return useFetcherQuery(
    [resource, 'weak doors', projectId],
    async (signal) => {
      const query = { sort: 'battery_level:asc' };
      const { rows } = await fetchAllPages(
        ({ page }) =>
          callOperation(listAccessDevices, { path: { projectId }, query: { page, ...query } }, { signal }),
        { size: PAGE_SIZE, maxPages: MAX_PAGES },
      );
      return { data: { status: 200, body: { data: rows } } };
    },
    {
      parse: (body) => toDoorCards(extractRows(body), maxBattery),
      polling: { interval: REFRESH_MS, keepPolling: () => true },
    },
  );
}
