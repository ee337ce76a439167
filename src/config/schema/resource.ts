import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import type { FieldInput } from '../fieldTypes';
import { action, type ActionInput } from './action';
import { api } from './api';
import { access, describe, fieldName, mark, text } from './common';
import { detail } from './detail';
import { anyField } from './field';
import { form } from './form';
import { list } from './list';
import { pickers, pickersProblems } from './pickers';
import { noIdProblems, parentProblems, rowProblems } from './apiRules';
import { withRule } from './rules';
import { version, versionProblems } from './version';

/** The keys of a declaration. Unknown keys are errors: a mistyped key is never silently without effect. */
export const resourceShape = z.strictObject({
  $schema: z.optional(z.string()),
  version,
  name: describe(
    z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    'Name of the resource: lower case, plural, kebab-case.',
  ),
  route: z.optional(
    describe(z.string().check(z.regex(/^[a-z][a-z0-9/-]*$/)), 'Path under /admin. Default: the name.'),
  ),
  aliases: z.optional(
    describe(
      z.array(z.string().check(z.regex(/^[a-z][a-z0-9/-]*$/))),
      'Other paths under /admin that lead here, with what follows them and the query: old routes of bookmarks.',
    ),
  ),
  label: describe(
    z.union([text, z.strictObject({ one: text, many: text })]),
    'What the records are called: one text, or one and many.',
  ),
  icon: z.optional(
    describe(mark(z.string(), 'icon'), 'Name of an icon of the console, or of any of lucide.dev/icons.'),
  ),
  menu: z.optional(
    describe(
      z.union([
        z.literal(false),
        z.strictObject({
          order: z.optional(z.number()),
          label: z.optional(text),
          group: z.optional(
            describe(
              text,
              'Name of the group it stands in, which folds; the group stands where its first entry would. Default: none.',
            ),
          ),
          access: z.optional(access),
          onlyInSearch: z.optional(
            describe(z.boolean(), 'The screen has no entry in the side menu; the general search offers it.'),
          ),
        }),
      ]),
      'Entry of the side menu; false for none. Default: an entry after the others.',
    ),
  ),
  title: describe(
    z.union([mark(z.string(), 'title'), z.array(mark(z.string(), 'title'))]),
    'How a record is called: a field name or "{alias}"; of several, the first without empty part wins.',
  ),
  secondaryText: z.optional(
    describe(
      z.union([mark(z.string(), 'title'), z.array(mark(z.string(), 'title'))]),
      'What tells records of the same title apart: fields, or "{street} {number}". It stands beside the title wherever one of several is chosen: in pickers and filters, and in the general search. Of several all that say something and are not in the title already, one after the other; what the list that is chosen from does not carry is left out.',
    ),
  ),
  api,
  access: z.optional(
    z.strictObject({
      list: z.optional(access),
      show: z.optional(access),
      create: z.optional(access),
      edit: z.optional(access),
      delete: z.optional(access),
      why: z.optional(
        describe(
          text,
          'Why `create`, `edit` and `delete` are disabled for those who may not. Without it the buttons of the forms are hidden from them, and `delete` has the default "no_permission_delete".',
        ),
      ),
    }),
  ),
  messages: z.optional(
    z.strictObject({
      for: describe(
        z.number().check(z.positive()),
        `Seconds that messages about these records stay, those of general failures too, unless an outcome says otherwise. Default ${DEFAULTS.messageFor}.`,
      ),
    }),
  ),
  fields: z.record(z.string(), anyField),
  members: z.optional(
    describe(
      z.array(fieldName),
      'Members of the host’s records that templates and conditions may name though no field shows them.',
    ),
  ),
  list: z.optional(list),
  pickers: z.optional(
    describe(
      pickers,
      'The page of a record below what is chosen above it, in place of a list: company, then building. What is chosen is its address: /admin/{route}/clients/{id}/projects/{id}/{tab}; /admin/{route}/{id} leads there.',
    ),
  ),
  detail: z.optional(detail),
  create: z.optional(form),
  import: z.optional(
    describe(
      z.union([
        z.literal(false),
        z.strictObject({
          atOnce: z.optional(
            describe(
              z.int().check(z.minimum(1), z.maximum(4)),
              'Calls that run at the same time, 1 to 4. Default 1, in the order of the file.',
            ),
          ),
        }),
      ]),
      'Records from a CSV file, a call of the create form each: an entry behind the ellipsis of each list that has the action "create". Default: there wherever a create form is; false: never.',
    ),
  ),
  edit: z.optional(form),
  actions: z.optional(z.record(z.string(), action)),
});
/** The whole declaration of a resource. */
export const resource = withRule(resourceShape, (input) => [
  ...versionProblems(input),
  ...noIdProblems(input),
  ...parentProblems(input),
  ...rowProblems(input),
  ...pickersProblems(input),
]);

/** What a `.json` declaration holds before it was checked, and what a `.ts` declaration is typed by. */
export type ResourceInput = Omit<z.infer<typeof resource>, 'fields' | 'actions'> & {
  fields: Record<string, FieldInput>;
  actions?: Record<
    string,
    Omit<ActionInput, 'form'> & {
      form?: Omit<NonNullable<ActionInput['form']>, 'fields'> & { fields: Record<string, FieldInput> };
    }
  >;
};
