import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import type { DeclaredField } from '../fieldTypes';
import { actionSchema, type ActionInput } from './action';
import { apiSchema } from './api';
import {
  accessSchema,
  withDescription,
  memberPathSchema,
  resourceRefSchema,
  withMark,
  textSchema,
} from './common';
import { showSchema } from './show';
import { fieldSchema } from './field';
import { createFormSchema, editFormSchema } from './form';
import { listSchema } from './list/list';
import { scopeSchema, findScopeProblems } from './scope';
import { liveSchema } from './live';
import { findNoIdProblems, findParentProblems, findRowReadProblems } from './rules/apiRules';
import { findKeysWithout, withRule } from './rules/withRule';
import { versionSchema, findVersionProblems } from './base/version';

const navigationObjectSchema = withRule(
  z.strictObject({
    order: z.optional(z.number()),
    label: z.optional(textSchema),
    group: z.optional(
      withDescription(
        textSchema,
        'Collapsible group of the entry, by its name. The group has the position of its first entry. Default: none.',
      ),
    ),
    divider: z.optional(
      withDescription(
        z.boolean(),
        'true: a gap above the entry separates it from those before. Default false.',
      ),
    ),
    access: z.optional(accessSchema),
    onlyInSearch: z.optional(
      withDescription(
        z.boolean(),
        'true: the screen has no entry in the side menu and is found in the general search only.',
      ),
    ),
    parent: z.optional(
      withDescription(
        resourceRefSchema,
        'Resource whose menu entry is marked as the current one on the pages of this resource. Only beside "onlyInSearch". Default: none.',
      ),
    ),
  }),
  // Beside an entry of its own, both would be the current one.
  (navigation) => findKeysWithout(navigation, 'onlyInSearch', ['parent']),
);

/** Keys of a declaration. Unknown keys are errors, so a mistyped key is always reported. */
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
  redirectsFrom: z.optional(
    withDescription(
      z.array(z.string().check(z.regex(/^[a-z][a-z0-9/-]*$/))),
      'Other paths under /admin that redirect here and keep the rest of the path and the query. Use them for bookmarks of old routes.',
    ),
  ),
  label: withDescription(
    z.union([textSchema, z.strictObject({ one: textSchema, many: textSchema })]),
    'Label of the records: one text, or singular (one) and plural (many).',
  ),
  icon: z.optional(
    withDescription(
      withMark(z.string(), 'icon'),
      'Name of an icon of the console, or of any icon of lucide.dev/icons.',
    ),
  ),
  navigation: z.optional(
    withDescription(
      z.union([z.literal(false), navigationObjectSchema]),
      'Entry in the side menu; false for none. Default: an entry after the others.',
    ),
  ),
  recordRepresentation: withDescription(
    z.union([withMark(z.string(), 'title'), z.array(withMark(z.string(), 'title'))]),
    'Title of a record: a field name or "{alias}"; of several, the first without an empty part wins.',
  ),
  secondaryText: z.optional(
    withDescription(
      z.union([withMark(z.string(), 'title'), z.array(withMark(z.string(), 'title'))]),
      'Text that distinguishes records of the same title: fields, or "{street} {number}". It is shown beside the title in pickers, filters and the general search. If there are several, all that have a value and are not in the title already are shown, one after the other. Values that the list of options does not contain are left out.',
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
      disabledReason: z.optional(
        withDescription(
          textSchema,
          'Disabled reason of `create`, `edit` and `delete` for users without access. Without it, the console hides the buttons of the forms from them, and `delete` has the default "no_permission_delete".',
        ),
      ),
    }),
  ),
  messages: z.optional(
    z.strictObject({
      durationSeconds: withDescription(
        z.number().check(z.positive()),
        `Seconds that messages about these records are shown, also those of general failures, unless an outcome sets its own. Default ${DEFAULTS.messageFor}.`,
      ),
    }),
  ),
  live: z.optional(liveSchema),
  fields: z.record(z.string(), fieldSchema),
  members: z.optional(
    withDescription(
      z.array(memberPathSchema),
      'Members of the host’s records that no field shows and that templates and conditions may use.',
    ),
  ),
  list: z.optional(listSchema),
  scope: z.optional(
    withDescription(
      scopeSchema,
      'Replaces the list by a page of one record below a scope selector: company, then building. The selection is the URL: /admin/{route}/clients/{id}/projects/{id}/{tab}. /admin/{route}/{id} redirects there.',
    ),
  ),
  show: z.optional(showSchema),
  create: z.optional(createFormSchema),
  import: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        z.strictObject({
          concurrency: z.optional(
            withDescription(
              z.int().check(z.minimum(1), z.maximum(4)),
              'Calls that run at the same time, 1 to 4. Default 1, in the order of the file.',
            ),
          ),
        }),
      ]),
      'CSV import of records, one call of the create form each. Its entry is in the ellipsis menu of each list that has the action "create". Default: available if there is a create form. false: never.',
    ),
  ),
  edit: z.optional(editFormSchema),
  actions: z.optional(z.record(z.string(), actionSchema)),
});
/** Complete declaration of a resource. */
export const resourceSchema = withRule(resourceObjectSchema, (input) => [
  ...findVersionProblems(input),
  ...findNoIdProblems(input),
  ...findParentProblems(input),
  ...findRowReadProblems(input),
  ...findScopeProblems(input),
]);

/** Content of a `.json` declaration before the check, and type of a `.ts` declaration. */
export type ResourceInput = Omit<z.infer<typeof resourceSchema>, 'fields' | 'actions'> & {
  fields: Record<string, DeclaredField>;
  actions?: Record<
    string,
    Omit<ActionInput, 'form'> & {
      form?: Omit<NonNullable<ActionInput['form']>, 'fields'> & { fields: Record<string, DeclaredField> };
    }
  >;
};
