import * as z from 'zod/mini';
import { withDescription, fieldRefSchema } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  compareWith: z.optional(
    withDescription(
      fieldRefSchema,
      'Reference field whose picker chooses another record; the sensor of the same kind there is a second line. Its `access` is that of the comparison. Default: no such comparison.',
    ),
  ),
  typicalWeeks: z.optional(
    withDescription(
      z.int().check(z.minimum(4), z.maximum(26)),
      'Number of weeks, 4 to 26, before the range that tell the usual amount of an hour: their median at the same hour and day of the week. One more read, on request. Default: unusual hours are not searched for.',
    ),
  ),
};
export type ConsumptionsOptions = OptionsFromShape<typeof options>;
