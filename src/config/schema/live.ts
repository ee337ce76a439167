import * as z from 'zod/mini';
import { withDescription } from './common';
import { findPresentKeys, withRule } from './rules/withRule';

/** Minimum interval between two reads, in seconds. */
const MIN_SECONDS = 10;

/** How the console learns that records have changed. */
export const liveSchema = withDescription(
  withRule(
    z.strictObject({
      events: z.optional(
        withDescription(
          z.string().check(z.minLength(1)),
          'Name of these records in the events of the main host (`events` of the runtime config).',
        ),
      ),
      every: z.optional(
        withDescription(
          z.number().check(z.minimum(MIN_SECONDS)),
          `Seconds between two reads of a list or record on screen, at least ${MIN_SECONDS}, where no events are configured.`,
        ),
      ),
    }),
    (live) =>
      findPresentKeys(live, ['events', 'every']).length > 0
        ? []
        : [{ path: [], found: 'Neither "events" nor "every"', allowed: ['events', 'every'] }],
  ),
  'Marks rows of lists, items of their layouts and record pages that others have changed. Order and places stay until the user asks for the new ones. Default: changes are not followed.',
);

export type LiveInput = z.infer<typeof liveSchema>;
