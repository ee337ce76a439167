import * as z from 'zod/mini';
import { actionRef, describe, resourceRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  link: describe(actionRef, 'Action of the asset that links a gateway.'),
  gateways: describe(resourceRef, 'Resource of linked gateways.'),
  unlink: describe(z.string(), 'Action of that resource that unlinks one.'),
  page: z.optional(
    describe(resourceRef, 'Resource whose page shows a gateway. Default: cards lead nowhere.'),
  ),
};
export type GatewayOptions = OptionsOf<typeof options>;
