import { withDescription, resourceRefSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  homes: withDescription(
    resourceRefSchema,
    'Resource of the homes that come along with a person: its title names them.',
  ),
};
export type PersonKeysOptions = OptionsFromShape<typeof options>;
