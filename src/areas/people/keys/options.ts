import { describe, resourceRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  homes: describe(resourceRef, 'Resource of the homes that come along with a person: its title names them.'),
};
export type PersonKeysOptions = OptionsOf<typeof options>;
