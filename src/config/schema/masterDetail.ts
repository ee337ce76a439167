import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  accessSchema,
  actionRefSchema,
  withDescription,
  fieldRefSchema,
  withMark,
  resourceRefSchema,
  textSchema,
} from './common';
import { expandedListSchema, toggleSchema } from './list/listParts';
import { listShape } from './list/listShape';
import { relatedListSchema, reverseSchema } from './list/relatedList';
import { createKeyProblem, withRule, type RuleProblem } from './rules/withRule';

const { masterDetail: PANEL_DEFAULTS } = DEFAULTS;

/** URL segment. */
const segmentSchema = z.string().check(z.regex(/^[a-z0-9][\w-]*$/));

const panelFieldSchema = z.union([
  fieldRefSchema,
  z.strictObject({
    field: fieldRefSchema,
    toggle: withDescription(toggleSchema, 'Shows a boolean as a switch.'),
  }),
]);

const recordsSchema = z.strictObject({
  resource: z.optional(
    withDescription(
      resourceRefSchema,
      'Resource of the records: its title names them, its forms create and edit them. Default: this resource.',
    ),
  ),
  path: withDescription(
    withMark(z.string(), 'listPath'),
    'Path of the list, which must not be paged; {name} from the record that shows the panel.',
  ),
  query: listShape.query,
  reverse: reverseSchema,
  fields: withDescription(
    z.array(panelFieldSchema).check(z.minLength(1)),
    'Fields that are shown for the selected record. If the resource has a call for one record, the panel reads the whole record.',
  ),
  lists: z.optional(
    withDescription(
      z.array(withMark(expandedListSchema, 'inRelatedList')),
      'Lists inside the record, shown below the fields, each under its title. If the record has no such member, the list shows that the data is not available.',
    ),
  ),
  actions: z.optional(
    withDescription(z.array(actionRefSchema), 'Actions of the selected record, as buttons above it.'),
  ),
  empty: listShape.empty,
  error: listShape.error,
  recordError: z.optional(
    withDescription(
      textSchema,
      `Message if the selected record cannot be loaded. Default "${DEFAULTS.show.error}".`,
    ),
  ),
});

const entrySchema = z.strictObject({
  label: textSchema,
  access: z.optional(accessSchema),
  list: withDescription(relatedListSchema, 'List that the entry shows.'),
});

const masterDetailObjectSchema = z.strictObject({
  records: withDescription(
    withMark(recordsSchema, 'inRelatedList'),
    'Records of the menu. If the resource declares the create form, its button is above them.',
  ),
  entries: z.optional(
    withDescription(
      z.record(segmentSchema, entrySchema),
      'Further menu entries above the records, each a list with its own URL: base/{key}.',
    ),
  ),
  initialEntry: z.optional(
    withDescription(
      z.string(),
      'Entry that is selected initially and after a create form is closed. Default: the first record.',
    ),
  ),
  urlSegments: z.optional(
    withDescription(
      z.strictObject({
        create: z.optional(
          withDescription(
            segmentSchema,
            `URL segment of the create form, below the base. Default "${PANEL_DEFAULTS.create}".`,
          ),
        ),
        record: z.optional(
          withDescription(
            segmentSchema,
            'URL segment before the id of a record. Default: none, the id follows the base.',
          ),
        ),
        edit: z.optional(
          withDescription(
            segmentSchema,
            `URL segment of the edit form, below the URL of its record. Default "${PANEL_DEFAULTS.edit}".`,
          ),
        ),
      }),
      'URL segments below the base.',
    ),
  ),
});

/** Finds URL segments that two things share, and an unknown `initialEntry`. */
function findSegmentProblems({
  entries,
  initialEntry,
  urlSegments,
}: Readonly<Record<string, unknown>>): RuleProblem[] {
  const keys = Object.keys(typeof entries === 'object' && entries !== null ? entries : {});
  const { create = PANEL_DEFAULTS.create, record } = (urlSegments ?? {}) as Readonly<Record<string, unknown>>;
  const conflicts = keys
    .filter((key) => key === create || key === record)
    .map((key) => ({
      path: ['entries', key],
      found: `The entry "${key}" has the path of the form or of the records`,
      allowed: ['another key'],
    }));
  const unknownStart =
    typeof initialEntry === 'string' && !keys.includes(initialEntry)
      ? [createKeyProblem('initialEntry', `Unknown entry "${initialEntry}"`, keys)]
      : [];
  return [...conflicts, ...unknownStart];
}

/** Master-detail view: the records of a list as a menu, with the selected record and its forms beside it. */
export const masterDetailSchema = withRule(masterDetailObjectSchema, findSegmentProblems);
export type MasterDetailInput = z.infer<typeof masterDetailSchema>;
