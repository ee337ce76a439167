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

const { panel: PANEL_DEFAULTS } = DEFAULTS;

/** One part of an address. */
const segmentSchema = z.string().check(z.regex(/^[a-z0-9][\w-]*$/));

const panelFieldSchema = z.union([
  fieldRefSchema,
  z.strictObject({
    field: fieldRefSchema,
    toggle: withDescription(toggleSchema, 'A yes or no shown as a switch.'),
  }),
]);

const recordsSchema = z.strictObject({
  resource: z.optional(
    withDescription(
      resourceRefSchema,
      'Whose records they are; its title names them, its forms create and edit them. Default: this one.',
    ),
  ),
  path: withDescription(
    withMark(z.string(), 'listPath'),
    'Path of the list, which has to come whole; {name} from the record that the panel stands in.',
  ),
  query: listShape.query,
  reverse: reverseSchema,
  fields: withDescription(
    z.array(panelFieldSchema).check(z.minLength(1)),
    'What is shown of the chosen record. It is read whole where the resource has a call for one.',
  ),
  lists: z.optional(
    withDescription(
      z.array(withMark(expandedListSchema, 'inRelatedList')),
      'Lists below them that came with the record, each under its title; one without the member says that this is not known.',
    ),
  ),
  actions: z.optional(
    withDescription(z.array(actionRefSchema), 'Actions of the chosen record, as buttons above it.'),
  ),
  empty: listShape.empty,
  error: listShape.error,
  recordError: z.optional(
    withDescription(
      textSchema,
      `Message when the chosen record cannot be read. Default "${DEFAULTS.detail.error}".`,
    ),
  ),
});

const entrySchema = z.strictObject({
  label: textSchema,
  access: z.optional(accessSchema),
  list: withDescription(relatedListSchema, 'The list that it shows.'),
});

const panelObjectSchema = z.strictObject({
  records: withDescription(
    withMark(recordsSchema, 'inRelatedList'),
    'The records of the menu. Creating one stands above them where the resource declares the form.',
  ),
  entries: z.optional(
    withDescription(
      z.record(segmentSchema, entrySchema),
      'Further entries above the records, each a list at an address of its own: base/{key}.',
    ),
  ),
  start: z.optional(
    withDescription(
      z.string(),
      'Entry that is shown to begin with and after a create form was closed. Default: the first record.',
    ),
  ),
  address: z.optional(
    withDescription(
      z.strictObject({
        create: z.optional(
          withDescription(
            segmentSchema,
            `Of the create form, below the base. Default "${PANEL_DEFAULTS.create}".`,
          ),
        ),
        record: z.optional(
          withDescription(segmentSchema, 'What a record’s id follows. Default: it follows the base.'),
        ),
        edit: z.optional(
          withDescription(
            segmentSchema,
            `Of the edit form, below the address of its record. Default "${PANEL_DEFAULTS.edit}".`,
          ),
        ),
      }),
      'How the addresses below the base are written.',
    ),
  ),
});

/** What may stand at one address is one thing. */
function findSegmentProblems({ entries, start, address }: Readonly<Record<string, unknown>>): RuleProblem[] {
  const keys = Object.keys(typeof entries === 'object' && entries !== null ? entries : {});
  const { create = PANEL_DEFAULTS.create, record } = (address ?? {}) as Readonly<Record<string, unknown>>;
  const conflicts = keys
    .filter((key) => key === create || key === record)
    .map((key) => ({
      path: ['entries', key],
      found: `La entrada «${key}» tiene la dirección del formulario o de los registros`,
      allowed: ['otra clave'],
    }));
  const unknownStart =
    typeof start === 'string' && !keys.includes(start)
      ? [createKeyProblem('start', `Entrada desconocida: «${start}»`, keys)]
      : [];
  return [...conflicts, ...unknownStart];
}

/** Records of a list as a menu, and beside it what is done with them. */
export const panelSchema = withRule(panelObjectSchema, findSegmentProblems);
export type PanelInput = z.infer<typeof panelSchema>;
