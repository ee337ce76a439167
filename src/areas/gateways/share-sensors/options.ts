import { describe, resourceRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  assets: describe(resourceRef, 'Resource of the assets that a sensor is shared with.'),
};
export type ShareSensorsOptions = OptionsOf<typeof options>;
