import { withDescription, pathTemplateSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  path: withDescription(pathTemplateSchema, 'Call of the figures; {name} is replaced from the record.'),
};
export type TicketStatisticsOptions = OptionsFromShape<typeof options>;
