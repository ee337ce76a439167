import * as z from 'zod/mini';
import {
  actionRefSchema,
  conditionSchema,
  consoleLinkSchema,
  fieldNameSchema,
  jsonSchema,
  pathTemplateSchema,
  resourceRefSchema,
  textSchema,
  withDescription,
  withMark,
} from './common';
import { findKeysWithout, findNotExactlyOne, withRule, type RuleProblem } from './rules/withRule';

const impactEntrySchema = withRule(
  z.strictObject({
    tab: z.optional(
      withDescription(
        withMark(z.string(), 'impactTab'),
        'Counts the rows of the list in this tab of the record; `resource` selects one of several lists.',
      ),
    ),
    path: z.optional(
      withDescription(
        pathTemplateSchema,
        'Counts the rows of `resource` at this path; {name} from the record.',
      ),
    ),
    query: z.optional(withMark(z.record(z.string(), jsonSchema), 'template')),
    paged: z.optional(z.boolean()),
    pageSize: z.optional(
      withDescription(
        z.number().check(z.int(), z.positive()),
        'Rows of the page that is read, if the host pages them.',
      ),
    ),
    recordPath: z.optional(
      withDescription(withMark(fieldNameSchema, 'member'), 'Counts the entries of a list in the record.'),
    ),
    resource: z.optional(withDescription(resourceRefSchema, 'Resource of the rows.')),
    has: z.optional(
      withDescription(
        withMark(z.record(z.string(), z.string()), 'template'),
        'Counts only rows with these values, by path; "{name}" is a value of the record.',
      ),
    ),
    countWhen: z.optional(
      withDescription(
        withMark(conditionSchema, 'inAnswer'),
        'Counts only rows for which the condition is true.',
      ),
    ),
    text: z.optional(
      withDescription(
        textSchema,
        'Sentence about what stops working: "%{smart_count} document is lost |||| %{smart_count} documents are lost". Default for a tab: its label with the number.',
      ),
    ),
    link: z.optional(
      withDescription(consoleLinkSchema, 'Console path of the counted rows. Default for a tab: the tab.'),
    ),
    resolveAction: z.optional(
      withDescription(
        withMark(z.strictObject({ resource: resourceRefSchema, action: actionRefSchema }), 'inOpenedList'),
        'Action of the rows, offered beside each of them, as in `check`.',
      ),
    ),
    unknown: z.optional(withDescription(textSchema, 'Says in place of a count what no read tells.')),
  }),
  findImpactProblems,
);

/** Entries of the impact of an action. */
export const impactSchema = withDescription(
  z.array(impactEntrySchema),
  'Counts what depends on the record, in the question of the action. A count never blocks the action. []: nothing depends on it. With several selected records the counts are added up. Default for an action that deletes the record: the lists in the tabs of its page.',
);

export type ImpactInput = z.infer<typeof impactSchema>;

/** Finds an entry that counts nothing or two things, and keys that its source does not use. */
function findImpactProblems(entry: Readonly<Record<string, unknown>>): RuleProblem[] {
  const sourceProblems = findNotExactlyOne(
    entry,
    ['tab', 'path', 'recordPath', 'unknown'],
    'The source of the count',
  );
  if (sourceProblems.length > 0) return sourceProblems;
  const isCounted = entry.unknown === undefined;
  return [
    ...findKeysWithout(entry, 'path', ['query', 'paged', 'pageSize']),
    ...(isCounted
      ? []
      : findKeysWithout(entry, 'path', ['resource', 'has', 'countWhen', 'text', 'resolveAction'])),
    ...(entry.path !== undefined && entry.resource === undefined
      ? [{ path: ['resource'], found: 'The resource of the rows is missing', allowed: ['resource'] }]
      : []),
    ...(isCounted && entry.tab === undefined && entry.text === undefined
      ? [{ path: ['text'], found: 'The sentence about the count is missing', allowed: ['text'] }]
      : []),
  ];
}
