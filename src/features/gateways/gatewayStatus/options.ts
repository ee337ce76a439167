import * as z from 'zod/mini';
import { pathTemplateSchema, withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  report: z.optional(
    withDescription(
      pathTemplateSchema,
      'Console path of the page that reports the failure of an offline gateway; {name} is replaced from the record.',
    ),
  ),
};
export type GatewayStatusOptions = OptionsFromShape<typeof options>;
