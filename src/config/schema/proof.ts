import * as z from 'zod/mini';
import { describe, json, mark, readCall } from './common';

const members = mark(z.record(z.string(), json), 'template');

/** What is read to know whether a write was done whose answer was lost. */
export const proof = z.optional(
  describe(
    mark(
      z.union([
        z.enum(['none', 'screen']),
        z.strictObject({
          call: z.optional(
            describe(
              readCall,
              'What is read; "{name}" as in the write itself. Default: the record of the write, as its resource reads it.',
            ),
          ),
          gone: z.optional(
            describe(
              z.literal(true),
              'It was done when the host does not know it any more (404), whatever else is said here.',
            ),
          ),
          has: z.optional(
            describe(
              members,
              'It was done when these members of what is read have these values, of a list each of them: { "assets.id": "{form.asset}" }. Lists on the way are looked through; "a|b" are two spellings of one member.',
            ),
          ),
          lacks: z.optional(describe(members, 'It was done when no such member has this value.')),
        }),
      ]),
      'inRefusal',
    ),
    'What is read to tell whether it was done, when its answer was lost. Default: of a deletion, that the record is gone; of an edit form, that the record has what was typed; of a create form, that a record of the list has it. "screen": what is on screen is read again, for the person to see. "none": nothing that is read tells.',
  ),
);
export type ProofInput = z.infer<typeof proof>;
