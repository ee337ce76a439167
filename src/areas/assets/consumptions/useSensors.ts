import { listAssetSensors } from '../../../../dataProvider/contract/endpoints';
import { useRead, type Reading } from '../../../console/useRead';
import { readSensors, type Sensor } from './sensors';

/** The sensors of an asset whose values can be read (CONS-20). */
export const useSensors = (assetId: string): Reading<readonly Sensor[]> =>
  // Renamed in the list beside it, a sensor has its new name here: what was read is old at once.
  useRead(listAssetSensors, { path: { id: assetId } }, { parse: readSensors, staleTime: 0 });
