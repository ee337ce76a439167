import * as z from 'zod/mini';
import { resourceRefSchema, withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

const percentSchema = z.number().check(z.minimum(0), z.maximum(100));

/** Doors with a weak battery, shown after the stays. */
const doorsSchema = z.strictObject({
  resource: withDescription(resourceRefSchema, 'Resource of the doors, which has their actions.'),
  maxBattery: withDescription(percentSchema, 'Highest battery of a door that is shown, in percent.'),
  urgentBattery: withDescription(
    percentSchema,
    'Highest battery, in percent, of a door that the head counts as urgent.',
  ),
  actions: withDescription(
    z.array(z.string()).check(z.minLength(1)),
    'Names of actions of that resource: the first that can run is the button of a card, the others are in its menu.',
  ),
});
export type WeakDoorsOptions = z.infer<typeof doorsSchema>;

export const options = {
  kind: withDescription(
    z.enum(['arrivals', 'departures', 'watch']),
    'Time of a stay that its card shows, and the stays that come first: arrivals without a key, late departures, the next end.',
  ),
  doors: z.optional(
    withDescription(
      doorsSchema,
      'Doors of the hotel with a weak battery as cards after the stays. The count of the head includes them. Default: none.',
    ),
  ),
};
export type StayColumnOptions = OptionsFromShape<typeof options>;
