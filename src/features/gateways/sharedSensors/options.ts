import { withDescription, resourceRefSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  assets: withDescription(resourceRefSchema, 'Resource of the assets that read the sensors.'),
};
export type SharedSensorsOptions = OptionsFromShape<typeof options>;
