import { actionRef, describe } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  action: describe(actionRef, 'Action that stands at each stay that is found.'),
};
export type KeyReaderOptions = OptionsOf<typeof options>;
