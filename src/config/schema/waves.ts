import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { conditionSchema, readCallSchema, withDescription, withMark } from './common';

/** Maximum records of a wave. */
const MAX_WAVE = 500;

/** Waves of an action with one call per record. */
export const wavesSchema = withMark(
  z.strictObject({
    size: z.optional(
      withDescription(
        z.number().check(z.int(), z.minimum(1), z.maximum(MAX_WAVE)),
        `Suggested records of a wave, 1 to ${MAX_WAVE}. Default ${DEFAULTS.waves.size}.`,
      ),
    ),
    stopAbove: z.optional(
      withDescription(
        z.number().check(z.int(), z.minimum(0), z.maximum(100)),
        `Suggested share of failures of a wave, in %, above which it pauses. Default ${DEFAULTS.waves.stopAbove}.`,
      ),
    ),
    interval: z.optional(
      withDescription(
        z.number().check(z.positive()),
        `Least seconds between two reads of the state of a record, and between two writes to it. Default ${DEFAULTS.waves.interval}.`,
      ),
    ),
    state: z.strictObject({
      call: withDescription(readCallSchema, 'Reads the state of a record, before its call and after it.'),
      id: z.optional(
        withDescription(
          withMark(z.string(), 'template'),
          'Template of what changes in the answer with each run: "{result.uuid}". A call whose answer was lost is sent again only if it did not change. Without it such a record stays unconfirmed.',
        ),
      ),
      runningWhen: withDescription(conditionSchema, 'Under way: nothing is sent. `result` is the answer.'),
      doneWhen: conditionSchema,
      failedWhen: conditionSchema,
    }),
    target: z.optional(withDescription(readCallSchema, 'Reads the version that a record will get.')),
    versions: z.optional(
      withDescription(
        z.array(
          z.strictObject({
            when: z.optional(conditionSchema),
            current: withMark(z.string(), 'template'),
            target: withMark(z.string(), 'template'),
          }),
        ),
        'Version of a record and the one that it will get (`result`: the answer of `target`). The first entry whose condition holds. A record that has it already is left out.',
      ),
    ),
  }),
  'inOutcome',
);
