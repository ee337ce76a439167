import { describe, pathTemplate } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  path: describe(pathTemplate, 'Call of the figures; {name} is replaced from the record.'),
};
export type TicketStatisticsOptions = OptionsOf<typeof options>;
