import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { access, actionRef, describe, fieldRef, mark, resourceRef, text } from './common';
import { expandedList, toggle } from './listParts';
import { listShape } from './listShape';
import { relatedList, reverse } from './relatedList';
import { atKey, withRule, type RuleProblem } from './rules';

const { panel: PANEL } = DEFAULTS;

/** One part of an address. */
const segment = z.string().check(z.regex(/^[a-z0-9][\w-]*$/));

const shownField = z.union([
  fieldRef,
  z.strictObject({ field: fieldRef, toggle: describe(toggle, 'A yes or no shown as a switch.') }),
]);

const records = z.strictObject({
  resource: z.optional(
    describe(
      resourceRef,
      'Whose records they are; its title names them, its forms create and edit them. Default: this one.',
    ),
  ),
  path: describe(
    mark(z.string(), 'listPath'),
    'Path of the list, which has to come whole; {name} from the record that the panel stands in.',
  ),
  query: listShape.query,
  reverse,
  fields: describe(
    z.array(shownField).check(z.minLength(1)),
    'What is shown of the chosen record. It is read whole where the resource has a call for one.',
  ),
  lists: z.optional(
    describe(
      z.array(mark(expandedList, 'inRelatedList')),
      'Lists below them that came with the record, each under its title; one without the member says that this is not known.',
    ),
  ),
  actions: z.optional(describe(z.array(actionRef), 'Actions of the chosen record, as buttons above it.')),
  empty: listShape.empty,
  error: listShape.error,
  recordError: z.optional(
    describe(text, `Message when the chosen record cannot be read. Default "${DEFAULTS.detail.error}".`),
  ),
});

const entry = z.strictObject({
  label: text,
  access: z.optional(access),
  list: describe(relatedList, 'The list that it shows.'),
});

const panelShape = z.strictObject({
  records: describe(
    mark(records, 'inRelatedList'),
    'The records of the menu. Creating one stands above them where the resource declares the form.',
  ),
  entries: z.optional(
    describe(
      z.record(segment, entry),
      'Further entries above the records, each a list at an address of its own: base/{key}.',
    ),
  ),
  start: z.optional(
    describe(
      z.string(),
      'Entry that is shown to begin with and after a create form was closed. Default: the first record.',
    ),
  ),
  address: z.optional(
    describe(
      z.strictObject({
        create: z.optional(
          describe(segment, `Of the create form, below the base. Default "${PANEL.create}".`),
        ),
        record: z.optional(describe(segment, 'What a record’s id follows. Default: it follows the base.')),
        edit: z.optional(
          describe(segment, `Of the edit form, below the address of its record. Default "${PANEL.edit}".`),
        ),
      }),
      'How the addresses below the base are written.',
    ),
  ),
});

/** What may stand at one address is one thing. */
function addressProblems({ entries, start, address }: Readonly<Record<string, unknown>>): RuleProblem[] {
  const keys = Object.keys(typeof entries === 'object' && entries !== null ? entries : {});
  const { create = PANEL.create, record } = (address ?? {}) as Readonly<Record<string, unknown>>;
  const taken = keys
    .filter((key) => key === create || key === record)
    .map((key) => ({
      path: ['entries', key],
      found: `La entrada «${key}» tiene la dirección del formulario o de los registros`,
      allowed: ['otra clave'],
    }));
  const unknown =
    typeof start === 'string' && !keys.includes(start)
      ? [atKey('start', `Entrada desconocida: «${start}»`, keys)]
      : [];
  return [...taken, ...unknown];
}

/** Records of a list as a menu, and beside it what is done with them. */
export const panel = withRule(panelShape, addressProblems);
export type PanelInput = z.infer<typeof panel>;
