import { describe, resourceRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  assets: describe(resourceRef, 'Resource of the assets that read the sensors.'),
};
export type SharedSensorsOptions = OptionsOf<typeof options>;
