import { listAssetEvents } from '../../../../dataProvider/contract/endpoints';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { toSecondsRange, type DayRange } from '../../../lib/date/dayRange';
import { parseEvents, type AccessEvent } from './accessEvents';

/** The access events of an asset (EVENT-08). A failure is only logged (EVENT-10): the tab says calmly that there is none. */
export const useEvents = (assetId: string, range: DayRange): QueryState<readonly AccessEvent[]> =>
  useApiQuery(
    listAssetEvents,
    { path: { assetId }, query: toSecondsRange(range) },
    { parse: parseEvents, logErrors: true },
  );
