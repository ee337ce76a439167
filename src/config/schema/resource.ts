import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import type { DeclaredField } from '../fieldTypes';
import { actionSchema, type ActionInput } from './action';
import { apiSchema } from './api';
import { accessSchema, withDescription, fieldNameSchema, withMark, textSchema } from './common';
import { detailSchema } from './detail';
import { fieldSchema } from './field';
import { formSchema } from './form';
import { listSchema } from './list/list';
import { pickersSchema, findPickersProblems } from './pickers';
import { findNoIdProblems, findParentProblems, findRowReadProblems } from './rules/apiRules';
import { withRule } from './rules/withRule';
import { versionSchema, findVersionProblems } from './base/version';

/** The keys of a declaration. Unknown keys are errors: a mistyped key is never silently without effect. */
export const resourceObjectSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: versionSchema,
  name: withDescription(
    z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    'Name of the resource: lower case, plural, kebab-case.',
  ),
  route: z.optional(
    withDescription(z.string().check(z.regex(/^[a-z][a-z0-9/-]*$/)), 'Path under /admin. Default: the name.'),
  ),
  aliases: z.optional(
    withDescription(
      z.array(z.string().check(z.regex(/^[a-z][a-z0-9/-]*$/))),
      'Other paths under /admin that lead here, with what follows them and the query: old routes of bookmarks.',
    ),
  ),
  label: withDescription(
    z.union([textSchema, z.strictObject({ one: textSchema, many: textSchema })]),
    'What the records are called: one text, or one and many.',
  ),
  icon: z.optional(
    withDescription(
      withMark(z.string(), 'icon'),
      'Name of an icon of the console, or of any of lucide.dev/icons.',
    ),
  ),
  menu: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          order: z.optional(z.number()),
          label: z.optional(textSchema),
          group: z.optional(
            withDescription(
              textSchema,
              'Name of the group it stands in, which folds; the group stands where its first entry would. Default: none.',
            ),
          ),
          access: z.optional(accessSchema),
          onlyInSearch: z.optional(
            withDescription(
              z.boolean(),
              'The screen has no entry in the side menu; the general search offers it.',
            ),
          ),
        }),
      ]),
      'Entry of the side menu; false for none. Default: an entry after the others.',
    ),
  ),
  title: withDescription(
    z.union([withMark(z.string(), 'title'), z.array(withMark(z.string(), 'title'))]),
    'How a record is called: a field name or "{alias}"; of several, the first without empty part wins.',
  ),
  secondaryText: z.optional(
    withDescription(
      z.union([withMark(z.string(), 'title'), z.array(withMark(z.string(), 'title'))]),
      'What tells records of the same title apart: fields, or "{street} {number}". It stands beside the title wherever one of several is chosen: in pickers and filters, and in the general search. Of several all that say something and are not in the title already, one after the other; what the list that is chosen from does not carry is left out.',
    ),
  ),
  api: apiSchema,
  access: z.optional(
    z.strictObject({
      list: z.optional(accessSchema),
      show: z.optional(accessSchema),
      create: z.optional(accessSchema),
      edit: z.optional(accessSchema),
      delete: z.optional(accessSchema),
      why: z.optional(
        withDescription(
          textSchema,
          'Why `create`, `edit` and `delete` are disabled for those who may not. Without it the buttons of the forms are hidden from them, and `delete` has the default "no_permission_delete".',
        ),
      ),
    }),
  ),
  messages: z.optional(
    z.strictObject({
      for: withDescription(
        z.number().check(z.positive()),
        `Seconds that messages about these records stay, those of general failures too, unless an outcome says otherwise. Default ${DEFAULTS.messageFor}.`,
      ),
    }),
  ),
  fields: z.record(z.string(), fieldSchema),
  members: z.optional(
    withDescription(
      z.array(fieldNameSchema),
      'Members of the host’s records that templates and conditions may name though no field shows them.',
    ),
  ),
  list: z.optional(listSchema),
  pickers: z.optional(
    withDescription(
      pickersSchema,
      'The page of a record below what is chosen above it, in place of a list: company, then building. What is chosen is its address: /admin/{route}/clients/{id}/projects/{id}/{tab}; /admin/{route}/{id} leads there.',
    ),
  ),
  detail: z.optional(detailSchema),
  create: z.optional(formSchema),
  import: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          atOnce: z.optional(
            withDescription(
              z.int().check(z.minimum(1), z.maximum(4)),
              'Calls that run at the same time, 1 to 4. Default 1, in the order of the file.',
            ),
          ),
        }),
      ]),
      'Records from a CSV file, a call of the create form each: an entry behind the ellipsis of each list that has the action "create". Default: there wherever a create form is; false: never.',
    ),
  ),
  edit: z.optional(formSchema),
  actions: z.optional(z.record(z.string(), actionSchema)),
});
/** The whole declaration of a resource. */
export const resourceSchema = withRule(resourceObjectSchema, (input) => [
  ...findVersionProblems(input),
  ...findNoIdProblems(input),
  ...findParentProblems(input),
  ...findRowReadProblems(input),
  ...findPickersProblems(input),
]);

/** What a `.json` declaration holds before it was checked, and what a `.ts` declaration is typed by. */
export type ResourceInput = Omit<z.infer<typeof resourceSchema>, 'fields' | 'actions'> & {
  fields: Record<string, DeclaredField>;
  actions?: Record<
    string,
    Omit<ActionInput, 'form'> & {
      form?: Omit<NonNullable<ActionInput['form']>, 'fields'> & { fields: Record<string, DeclaredField> };
    }
  >;
};
