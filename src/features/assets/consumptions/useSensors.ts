import { listAssetSensors } from '../../../../dataProvider/contract/endpoints';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { parseSensors, type Sensor } from './sensors';

/** The sensors of an asset whose values can be read (CONS-20). */
export const useSensors = (assetId: string): QueryState<readonly Sensor[]> =>
  // Renamed in the list beside it, a sensor has its new name here: what was read is old at once.
  useApiQuery(listAssetSensors, { path: { id: assetId } }, { parse: parseSensors, staleTime: 0 });
