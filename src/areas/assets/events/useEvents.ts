import { listAssetEvents } from '../../../../dataProvider/contract/endpoints';
import { useRead, type Reading } from '../../../console/useRead';
import { rangeSeconds, type DayRange } from '../../../lib/dayRange';
import { readEvents, type AccessEvent } from './events';

/** The access events of an asset (EVENT-08). A failure is only logged (EVENT-10): the tab says calmly that there is none. */
export const useEvents = (assetId: string, range: DayRange): Reading<readonly AccessEvent[]> =>
  useRead(
    listAssetEvents,
    { path: { assetId }, query: rangeSeconds(range) },
    { parse: readEvents, logged: true },
  );
