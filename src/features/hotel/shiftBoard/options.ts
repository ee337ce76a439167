import * as z from 'zod/mini';
import { withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  kind: withDescription(
    z.enum(['arrivals', 'departures', 'watch']),
    'Time of a stay that its card shows, and the stays that come first: arrivals without a key, late departures, the next end.',
  ),
};
export type StayColumnOptions = OptionsFromShape<typeof options>;
