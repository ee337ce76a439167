import * as z from 'zod/mini';
import { withDescription, jsonSchema, withMark, readCallSchema } from './common';

const membersSchema = withMark(z.record(z.string(), jsonSchema), 'template');

/** What is read to know whether a write was done whose answer was lost. */
export const proofSchema = z.optional(
  withDescription(
    withMark(
      z.union([
        z.enum(['none', 'screen']),
        z.strictObject({
          call: z.optional(
            withDescription(
              readCallSchema,
              'What is read; "{name}" as in the write itself. Default: the record of the write, as its resource reads it.',
            ),
          ),
          gone: z.optional(
            withDescription(
              z.literal(true),
              'It was done when the host does not know it any more (404), whatever else is said here.',
            ),
          ),
          has: z.optional(
            withDescription(
              membersSchema,
              'It was done when these members of what is read have these values, of a list each of them: { "assets.id": "{form.asset}" }. Lists on the way are looked through; "a|b" are two spellings of one member.',
            ),
          ),
          lacks: z.optional(
            withDescription(membersSchema, 'It was done when no such member has this value.'),
          ),
        }),
      ]),
      'inRefusal',
    ),
    'What is read to tell whether it was done, when its answer was lost. Default: of a deletion, that the record is gone; of an edit form, that the record has what was typed; of a create form, that a record of the list has it. "screen": what is on screen is read again, for the person to see. "none": nothing that is read tells.',
  ),
);
export type ProofInput = z.infer<typeof proofSchema>;
