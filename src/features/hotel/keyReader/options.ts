import { actionRefSchema, withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  action: withDescription(actionRefSchema, 'Action that is offered for each found stay.'),
};
export type KeyReaderOptions = OptionsFromShape<typeof options>;
