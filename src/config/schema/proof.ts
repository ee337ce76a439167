import * as z from 'zod/mini';
import { withDescription, jsonSchema, withMark, readCallSchema } from './common';

/** Members of an answer with templates of their values. */
export const membersSchema = withMark(z.record(z.string(), jsonSchema), 'template');

/** Schema of `proof`: the read that shows whether a write with an unknown outcome was done. */
export const proofSchema = z.optional(
  withDescription(
    withMark(
      z.union([
        z.enum(['none', 'screen']),
        z.strictObject({
          call: z.optional(
            withDescription(
              readCallSchema,
              'Read call for the proof; "{name}" as in the write itself. Default: reads the record of the write, as its resource does.',
            ),
          ),
          gone: z.optional(
            withDescription(
              z.literal(true),
              'The write counts as done if the host no longer has the record (404), whatever the other keys of the proof are.',
            ),
          ),
          has: z.optional(
            withDescription(
              membersSchema,
              'The write counts as done if these members of the answer have these values; for a list value, all of them: { "assets.id": "{form.asset}" }. Lists along the path are searched; "a|b" are two spellings of one member.',
            ),
          ),
          lacks: z.optional(
            withDescription(membersSchema, 'The write counts as done if no such member has this value.'),
          ),
        }),
      ]),
      'inRefusal',
    ),
    'Check after an unknown outcome: a read that shows whether the write was done. Default for a deletion: the record is gone. Default for an edit form: the record has the typed values. Default for a create form: a record of the list has them. "screen": refetches the data on screen so that the user can see it. "none": no read can show it.',
  ),
);
export type ProofInput = z.infer<typeof proofSchema>;
