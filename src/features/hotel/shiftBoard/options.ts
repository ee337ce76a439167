import * as z from 'zod/mini';
import { resourceRefSchema, withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

const percentSchema = z.number().check(z.minimum(0), z.maximum(100));

/** Doors with a weak battery, shown after the stays. */
const doorsSchema = z.strictObject({
  resource: resourceRefSchema,
  maxBattery: withDescription(percentSchema, 'Percent.'),
  urgentBattery: withDescription(percentSchema, 'Percent up to which the head counts a door as urgent.'),
  actions: withDescription(z.array(z.string()), 'Actions of that resource.'),
});
export type WeakDoorsOptions = z.infer<typeof doorsSchema>;

export const options = {
  kind: withDescription(
    z.enum(['arrivals', 'departures', 'watch']),
    'Time of a stay that its card shows, and the stays that come first: arrivals without a key, late departures, the next end.',
  ),
  doors: z.optional(
    withDescription(doorsSchema, 'Doors with a weak battery as cards after the stays. Default: none.'),
  ),
};
export type StayColumnOptions = OptionsFromShape<typeof options>;
