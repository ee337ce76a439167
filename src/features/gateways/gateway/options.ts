import * as z from 'zod/mini';
import { actionRefSchema, withDescription, resourceRefSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  link: withDescription(actionRefSchema, 'Action of the asset that links a gateway.'),
  gateways: withDescription(resourceRefSchema, 'Resource of linked gateways.'),
  unlink: withDescription(z.string(), 'Action of that resource that unlinks one.'),
  page: withDescription(
    resourceRefSchema,
    'Resource of gateways: its fields name what a card tells, and its page shows one.',
  ),
};
export type GatewayOptions = OptionsFromShape<typeof options>;
