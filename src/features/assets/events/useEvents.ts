import { listAssetEvents } from '../../../../dataProvider/contract/endpoints';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { toSecondsRange, type DayRange } from '../../../lib/date/dayRange';
import { parseEvents, type AccessEvent } from './accessEvents';

/** Fetches the access events of an asset. A failure is only logged: the tab shows a neutral text. */
export const useEvents = (assetId: string, range: DayRange): QueryState<readonly AccessEvent[]> =>
  useApiQuery(
    listAssetEvents,
    { path: { assetId }, query: toSecondsRange(range) },
    { parse: parseEvents, logErrors: true },
  );
