import * as z from 'zod/mini';
import { withDescription } from '@console/src/config/schema/common';
import type { OptionsFromShape } from '@console/src/extensions/types';

export const options = {
  from: withDescription(z.string(), 'Member of the record that holds the cost, in €.'),
};
export type CostOptions = OptionsFromShape<typeof options>;
