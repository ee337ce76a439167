import { resourceRefSchema, withDescription, pathTemplateSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  page: withDescription(resourceRefSchema, 'Resource of gateways: its page shows one.'),
  report: withDescription(
    pathTemplateSchema,
    'Console path of the page that reports the failure; {name} is replaced from the record.',
  ),
};
export type OfflineGatewaysOptions = OptionsFromShape<typeof options>;
