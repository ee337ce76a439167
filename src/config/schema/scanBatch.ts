import * as z from 'zod/mini';
import {
  accessSchema,
  fieldRefSchema,
  readCallSchema,
  textSchema,
  withDescription,
  withMark,
} from './common';
import { membersSchema } from './proof';

const refusalSchema = z.strictObject({
  has: z.optional(
    withDescription(
      membersSchema,
      'Refuses the record if these members of the answer have these values: { "data.code": "{form.code}" }. Lists along the path are searched; "a|b" are two spellings of one member.',
    ),
  ),
  lacks: z.optional(
    withDescription(
      membersSchema,
      'Refuses the record if no such member has this value: { "code": null } refuses a record with any code.',
    ),
  ),
  text: withDescription(textSchema, 'Reason that the list shows.'),
});

const checkSchema = withMark(
  z.strictObject({
    access: z.optional(
      withDescription(accessSchema, 'Permission rule: the read is left out for users without access.'),
    ),
    call: withDescription(
      readCallSchema,
      'Read call; "{form.name}" is a scanned code. If it fails, the record is not refused: the call that creates it decides.',
    ),
    notFound: z.optional(
      withDescription(
        textSchema,
        'Reason if the host answers 404, which then refuses the record. Default: a 404 refuses nothing.',
      ),
    ),
    refuse: z.optional(
      withDescription(
        z.array(refusalSchema).check(z.minLength(1)),
        'Answers that refuse the record; the first that applies gives the reason.',
      ),
    ),
  }),
  'inRefusal',
);

/** Schema of `batch`: records that are created from scanned codes, many in a row. */
export const scanBatchSchema = withDescription(
  z.strictObject({
    label: z.optional(withDescription(textSchema, 'Label of the button. Default "Escanear varios".')),
    scan: withDescription(
      z.array(fieldRefSchema).check(z.minLength(1)),
      'Fields of the form that are scanned, in the order of scanning. A code with two parts fills two of them (`scan` of the field). Other fields have their default.',
    ),
    checks: z.optional(
      withDescription(
        z.array(checkSchema).check(z.minLength(1)),
        'Reads before a record is accepted, in this order. Default: none.',
      ),
    ),
  }),
  'Adds a button to the page of the form that scans many codes one after the other. Each record goes to a list, accepted or refused with the reason: a code that its field does not accept, a repeated code, or an answer of `checks`. The accepted records are then sent with one call each, as a job with a result per record. Forms on a page only.',
);
