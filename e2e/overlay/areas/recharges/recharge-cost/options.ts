import * as z from 'zod/mini';
import { describe } from '@console/src/config/schema/common';
import type { OptionsOf } from '@console/src/parts/types';

export const options = { from: describe(z.string(), 'Member of the record that holds the cost, in €.') };
export type CostOptions = OptionsOf<typeof options>;
