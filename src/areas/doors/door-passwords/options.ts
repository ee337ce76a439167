import { describe, resourceRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  assets: describe(resourceRef, 'Resource of the asset whose doors they are: it says what it is called.'),
};
export type DoorPasswordsOptions = OptionsOf<typeof options>;
