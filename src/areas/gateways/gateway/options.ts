import * as z from 'zod/mini';
import { actionRef, describe, resourceRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  link: describe(actionRef, 'Action of the asset that links a gateway.'),
  gateways: describe(resourceRef, 'Resource of linked gateways.'),
  unlink: describe(z.string(), 'Action of that resource that unlinks one.'),
  page: describe(
    resourceRef,
    'Resource of gateways: its fields name what a card tells, and its page shows one.',
  ),
};
export type GatewayOptions = OptionsOf<typeof options>;
