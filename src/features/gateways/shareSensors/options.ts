import { withDescription, resourceRefSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  assets: withDescription(resourceRefSchema, 'Resource of the assets that a sensor is shared with.'),
};
export type ShareSensorsOptions = OptionsFromShape<typeof options>;
