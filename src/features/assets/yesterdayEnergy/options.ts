import { withDescription, pathTemplateSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  link: withDescription(
    pathTemplateSchema,
    'Console path of the page with all measurements; {name} is replaced from the record.',
  ),
};
export type YesterdayEnergyOptions = OptionsFromShape<typeof options>;
