import { listAssetSensors } from '../../../../dataProvider/contract/endpoints';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { parseSensors, type Sensor } from './sensors';

/** Fetches the sensors of an asset with readable values. */
export const useSensors = (assetId: string, enabled = true): QueryState<readonly Sensor[]> =>
  // No stale time: a sensor renamed in the list beside it shows its new name here.
  useApiQuery(listAssetSensors, { path: { id: assetId } }, { parse: parseSensors, staleTime: 0, enabled });
