import { actionRefSchema, withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  action: withDescription(actionRefSchema, 'Action that stands at each stay that is found.'),
};
export type KeyReaderOptions = OptionsFromShape<typeof options>;
