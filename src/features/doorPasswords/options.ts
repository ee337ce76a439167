import { withDescription, resourceRefSchema } from '../../config/schema/common';
import type { OptionsFromShape } from '../../extensions/types';

export const options = {
  assets: withDescription(
    resourceRefSchema,
    'Resource of the asset whose doors they are: it says what it is called.',
  ),
};
export type DoorPasswordsOptions = OptionsFromShape<typeof options>;
