import * as z from 'zod/mini';
import { withDescription, jsonSchema } from '../../src/config/schema/common.ts';

const values = z.record(z.string(), jsonSchema);
const texts = z.record(z.string(), z.union([z.string(), z.number()]));

const call = withDescription(
  z.union([
    z.string(),
    z.strictObject({
      call: withDescription(z.string(), 'Method, path and query: "POST /stations".'),
      body: withDescription(jsonSchema, 'The whole body, member by member.'),
    }),
  ]),
  'A call: "GET /stations?page[number]=1", or with its body { "call", "body" }.',
);

const answer = z.strictObject({
  status: z.optional(withDescription(z.int(), 'Default 200.')),
  body: z.optional(jsonSchema),
  headers: z.optional(z.record(z.string(), z.string())),
});

/** The action of one test and its expectations; exactly one action key is set. */
const testCase = z.strictObject({
  name: withDescription(z.string().check(z.minLength(1)), 'Title of the test, as a sentence.'),
  answers: z.optional(
    withDescription(
      z.record(z.string(), answer),
      'Responses of the host, by "METHOD /path?query" or "METHOD /path"; a call that is not here fails the test.',
    ),
  ),
  related: z.optional(
    withDescription(
      z.record(z.string(), z.array(values)),
      'Records that references mean, by resource, so that their names are shown.',
    ),
  ),
  list: z.optional(
    withDescription(
      z.string(),
      'Opens the list as its address has it: "page=2&sort=-name&filter=status=free"; "" as it opens by itself.',
    ),
  ),
  show: z.optional(withDescription(z.string(), 'Opens the page of the record with this id.')),
  create: z.optional(
    withDescription(values, 'Fills the create form in and sends it: what its fields hold, by their names.'),
  ),
  edit: z.optional(
    withDescription(
      z.strictObject({ id: z.string(), values }),
      'Reads a record, changes these fields in the edit form and sends it.',
    ),
  ),
  delete: z.optional(withDescription(z.string(), 'Deletes the record with this id.')),
  action: z.optional(
    withDescription(
      z.strictObject({
        name: z.string(),
        record: withDescription(values, 'The record that it is done to, as the host sends it.'),
        form: z.optional(withDescription(values, 'Values of its form.')),
      }),
      'Does an action to a record.',
    ),
  ),
  calls: z.optional(withDescription(z.array(call), 'All calls in their order, and no other.')),
  rows: z.optional(
    withDescription(z.array(texts), 'Expected texts of each row, by column; other columns are not compared.'),
  ),
  total: z.optional(withDescription(z.number(), 'Rows in all, as the pager says.')),
  title: z.optional(withDescription(z.string(), 'Expected title of the record.')),
  shows: z.optional(withDescription(texts, 'Expected texts of the page, by field.')),
  refused: z.optional(
    withDescription(z.record(z.string(), z.string()), 'Messages of the form by field: it is not sent.'),
  ),
  fails: z.optional(withDescription(z.number(), 'Status of the failure that the screen gets.')),
});
export type TestCase = z.infer<typeof testCase>;

/** A test file beside a declaration: `stations.test.json`. */
export const testFile = z.strictObject({
  $schema: z.optional(z.string()),
  with: z.optional(
    withDescription(z.array(z.string()), 'Other declarations that this one names, as paths from here.'),
  ),
  tests: withDescription(
    z.array(testCase).check(z.minLength(1)),
    'Actions with their expected screens and requests.',
  ),
});
export type TestFile = z.infer<typeof testFile>;
