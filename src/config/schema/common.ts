import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { isCreatingGet } from '../runtime/sessionPaths';
import { findOutcomeProblems } from './rules/actionRules';
import { findUnreachableOutcomes } from './rules/outcomeOrder';
import { findPresentKeys, withRule } from './rules/withRule';
import { withDescription, withMark } from './base/marks';

export { withDescription, withMark } from './base/marks';

/**
 * Schemas that all parts of a declaration share. The description of a node is used in three places: the JSON schema
 * (completion in an editor), the reference page in docs/, and the compiler's hints in `.ts` declarations.
 */

const { call: CALL_DEFAULTS } = DEFAULTS;

export const textSchema = withDescription(
  withMark(z.string().check(z.minLength(1)), 'text'),
  'Text that is shown as it is, or the key of a text of the console (for example "not_reported"). JSON may have one for each language: { "es": "Cargador", "en": "Charger" }.',
);

export const fieldNameSchema = z.string().check(z.regex(/^[a-zA-Z_$][\w$.-]*$/));
/** Path of a member of the host: names of any characters but braces, with dots between them. `\\.` is a dot of a name. */
export const memberPathSchema = z
  .string()
  .check(
    z.regex(/^[^\s{}.][^{}]*$/),
    z.regex(/^(?!\$[.[])/, 'expected the path of a member with dots, such as location.city'),
  );
/** Path of a list. `[]` after a list means that its entries contain the next part of the path. */
export const rowsPathSchema = z
  .string()
  .check(z.regex(/^(?:[a-zA-Z_$][\w$.-]*)?(?:\[\]\.[a-zA-Z_$][\w$.-]*)*(?:\[\])?$/), z.minLength(1));
/** Name of a declared field. */
export const fieldRefSchema = withMark(fieldNameSchema, 'field');
/** Id of an action: a built-in one (`create`, `edit`, `delete`) or a declared one. */
export const actionRefSchema = withMark(z.string(), 'action');
/** Name of a resource. */
export const resourceRefSchema = withMark(z.string(), 'resource');
/** Console path that can contain `{name}`. */
export const consoleLinkSchema = withMark(z.string(), 'link');
/** Permission code. */
export const permissionSchema = withMark(z.string(), 'permission');
const roleSchema = withMark(z.string(), 'role');
/** Width of a panel. */
export const panelWidthSchema = withDescription(
  z.union([z.number().check(z.positive()), z.string().check(z.regex(/^[1-9]\d?%$|^100%$/))]),
  'Width in px, or as a share of the window: "50%", which is widened if the window is too narrow to work in. The widths of the console’s own drawers are 480 and 520.',
);

export const pathTemplateSchema = withDescription(
  withMark(z.string().check(z.startsWith('/')), 'path'),
  'Path at the services host. {name} is replaced by the encoded value of the record, {parent.name} by that of the record whose tab shows it, {form.name} by that of the form.',
);

export const accessSchema = withDescription(
  z.union([
    z.boolean(),
    permissionSchema,
    z.array(permissionSchema),
    z.strictObject({
      permissions: z.optional(z.array(permissionSchema)),
      roles: z.optional(z.array(roleSchema)),
    }),
  ]),
  'Permission rule: true = everybody, a permission code, a list of codes (all required), or permissions and roles (one of the roles is enough).',
);
export type AccessInput = z.infer<typeof accessSchema>;

export type ConditionInput =
  | { all: ConditionInput[] }
  | { any: ConditionInput[] }
  | { not: ConditionInput }
  | {
      field: string;
      equals?: Json | undefined;
      notEquals?: Json | undefined;
      in?: Json[] | undefined;
      includes?: Json | undefined;
      eachHas?: string[] | undefined;
      empty?: boolean | undefined;
      minimum?: number | undefined;
      maximum?: number | undefined;
      currentUser?: boolean | undefined;
      past?: boolean | undefined;
      within?: { past?: number | undefined; next?: number | undefined } | undefined;
      sameDay?: '$today' | undefined;
      inIds?: string | undefined;
    };

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export const jsonSchema: z.ZodMiniType<Json, Json> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(jsonSchema),
    z.record(z.string(), jsonSchema),
  ]),
);

const secondsSchema = z.number().check(z.positive());

export const conditionSchema: z.ZodMiniType<ConditionInput, ConditionInput> = withDescription(
  z.lazy(() =>
    z.union([
      z.strictObject({ all: z.array(conditionSchema) }),
      z.strictObject({ any: z.array(conditionSchema) }),
      z.strictObject({ not: conditionSchema }),
      withMark(
        z.strictObject({
          field: withMark(fieldNameSchema, 'member'),
          equals: z.optional(jsonSchema),
          notEquals: z.optional(jsonSchema),
          in: z.optional(z.array(jsonSchema)),
          includes: z.optional(
            withDescription(
              jsonSchema,
              'True if the value is a list that contains this, such as a role in the list of `$me`.',
            ),
          ),
          eachHas: z.optional(
            withDescription(
              z.array(fieldNameSchema).check(z.minLength(1)),
              'True if the value is a list with at least one entry and each entry has a value under one of these members. Use it for members that hosts spell in several ways.',
            ),
          ),
          empty: z.optional(z.boolean()),
          minimum: z.optional(
            withDescription(z.number(), 'True if the value is a number that is not below this.'),
          ),
          maximum: z.optional(
            withDescription(
              z.number(),
              'True if the value is a number that is not above this: { "field": "battery", "maximum": 15 }.',
            ),
          ),
          currentUser: z.optional(z.boolean()),
          past: z.optional(
            withDescription(
              z.boolean(),
              'True if the value is a moment (Unix seconds) that has been reached. The screen updates by itself when the moment comes. A value that is not a moment counts as not reached.',
            ),
          ),
          within: z.optional(
            withDescription(
              withRule(
                z.strictObject({ past: z.optional(secondsSchema), next: z.optional(secondsSchema) }),
                (within) =>
                  findPresentKeys(within, ['past', 'next']).length > 0
                    ? []
                    : [
                        {
                          path: [],
                          found: 'The duration is missing: "past" or "next"',
                          allowed: ['past', 'next'],
                        },
                      ],
              ),
              'True if the value is a moment (Unix seconds) within the last `past` or the next `next` seconds: { "past": 3600 }. The screen updates by itself.',
            ),
          ),
          sameDay: z.optional(
            withDescription(
              z.literal('$today'),
              'True if the value is a moment (Unix seconds) of the current day in the zone of the installation. The screen updates by itself.',
            ),
          ),
          inIds: z.optional(
            withDescription(
              withMark(z.string(), 'ids'),
              'Name of a list of `ids` in the runtime config: true if the list contains the value.',
            ),
          ),
        }),
        'condition',
      ),
    ]),
  ),
  'Condition as data over the record (in a form, over its values): equals, notEquals, in, includes, eachHas, empty, minimum, maximum, currentUser, past, within, sameDay; inIds where `$me` is available; combined with all, any, not. A field of type boolean needs no test: { "field": "active" }. `field` may also start with `$me` and `parent` in forms and actions, with `form` in `preconditions` and outcomes, with `result` in checks and outcomes.',
);

const versionSchema = z.optional(
  withDescription(
    z.union([z.literal(1), z.literal(2)]),
    `Accept-version header of this call. Default ${CALL_DEFAULTS.apiVersion}.`,
  ),
);
const timeoutSchema = z.optional(
  withDescription(
    z.number().check(z.positive()),
    `Milliseconds before the call times out. Default ${CALL_DEFAULTS.timeout}.`,
  ),
);
const hostSchema = z.optional(
  withDescription(
    withMark(z.string(), 'host'),
    `Name of one of the hosts of the runtime config. Default "${CALL_DEFAULTS.host}".`,
  ),
);
const querySchema = z.optional(
  withDescription(
    withMark(z.record(z.string(), jsonSchema), 'template'),
    'Query parameters; "{name}" is replaced, empty parameters are left out.',
  ),
);

export const callSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: pathTemplateSchema,
  query: querySchema,
  body: z.optional(
    withDescription(
      withMark(jsonSchema, 'template'),
      'The body exactly as the host expects it. A string "{name}" becomes the typed value, "{name?}" is left out when empty; { "$each", "as" } works as in `api`.',
    ),
  ),
  apiVersion: versionSchema,
  timeout: timeoutSchema,
  host: hostSchema,
});
export type CallInput = z.infer<typeof callSchema>;

/**
 * Call that is sent without a question or confirmation: a click on "Ver" reads and must not change anything. All calls that
 * a declaration sends without asking use this schema, or a key with a path and no method, which is a GET.
 */
export const readCallSchema = withRule(
  z.strictObject({
    method: withDescription(
      z.literal('GET'),
      'GET only: a call that is sent before a confirmation must not change anything.',
    ),
    path: pathTemplateSchema,
    query: querySchema,
    apiVersion: versionSchema,
    timeout: timeoutSchema,
    host: hostSchema,
  }),
  ({ path }) =>
    typeof path === 'string' && isCreatingGet(path)
      ? [
          {
            path: ['path'],
            found: 'This call creates something each time: it is not sent without a question',
            allowed: ['a call that only reads'],
          },
        ]
      : [],
);

const effectListSchema = z.array(
  z.union([
    z.enum([
      'refetch',
      'clearSearchOrRefetch',
      'goToList',
      'refreshProfile',
      'logout',
      'clearSelection',
      'resetForm',
    ]),
    z.strictObject({
      goTo: withDescription(
        consoleLinkSchema,
        'Console path; {name} is replaced, {result.name} by a value of the answer.',
      ),
    }),
  ]),
);
export const effectsSchema = withDescription(
  effectListSchema,
  'Effects after a success, in this order. resetForm: a form on a page starts again and empty, also without the initial values from its URL.',
);
export type EffectsInput = z.infer<typeof effectsSchema>;

const outcomeShape = {
  on: withDescription(
    z.union([z.literal('success'), z.literal('error'), z.number(), z.array(z.number())]),
    'Answers that the outcome applies to: success (2xx), error (any failure), or one or several statuses. The first matching outcome wins.',
  ),
  detail: z.optional(
    withDescription(
      withMark(z.union([z.string(), z.array(z.string()).check(z.minLength(1))]), 'template'),
      'Matches only if the detail of the error contains these words, or those of one entry of a list. The match starts at the beginning of a word and ignores case, spaces and punctuation between words; {name} is replaced. Use a few key words, not a whole sentence: hosts phrase it in several ways.',
    ),
  ),
  when: z.optional(
    withDescription(
      conditionSchema,
      'Matches only if this condition holds: over the record, `form` for the typed values, `result` for the answer, `parent` and `$me`. The placeholders of `detail` and of the text have the same scope: "%{form.name}".',
    ),
  ),
  success: z.optional(textSchema),
  info: z.optional(textSchema),
  warning: z.optional(textSchema),
  error: z.optional(
    withDescription(
      textSchema,
      'Text of a failure. For a success (2xx) it says that the host refused: the form stays open with its values, no effect of a success runs, and a row of several is not done.',
    ),
  ),
  field: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'formField'),
      'Shows the text under this field of the form, which stays open, also after a success. In a list or in parameters it can name one of their fields: "settings.port".',
    ),
  ),
  durationSeconds: z.optional(
    withDescription(
      z.number(),
      `Seconds that the message is shown. Default: \`messages.durationSeconds\` of the resource, else ${DEFAULTS.messageFor}.`,
    ),
  ),
  keepFormOpen: z.optional(
    withDescription(
      z.boolean(),
      'true: the form stays open and shows the text above its fields. Needs a text. After a success the data on screen is read again, unless the outcome has its own effects.',
    ),
  ),
  items: z.optional(
    withDescription(
      z.strictObject({
        responsePath: withDescription(
          z.string(),
          'Path of the list in the answer whose entries are shown by name, for example "failed".',
        ),
        id: z.optional(
          withDescription(
            fieldNameSchema,
            'Member of an entry that holds the id of one of the selected records.',
          ),
        ),
        display: z.optional(
          withDescription(
            z.string(),
            'Template of the text of that record, or of the entry itself. Default: its title.',
          ),
        ),
      }),
      'Entries that the text is about, listed below it. Only if the form stays open.',
    ),
  ),
  treatAs: z.optional(
    withDescription(
      z.literal('success'),
      '"success": treats this failure as a success because the wanted state is there already, such as a 404 when deleting.',
    ),
  ),
  logOnly: z.optional(withDescription(z.boolean(), 'true: shows no message; the failure is only logged.')),
  effects: z.optional(
    withDescription(
      effectListSchema,
      'Effects after this outcome, in this order. They also apply to a failure, and they replace the effects of a success.',
    ),
  ),
  retryWith: z.optional(
    withDescription(
      z.strictObject({
        title: textSchema,
        text: z.optional(textSchema),
        submitLabel: withDescription(textSchema, 'Label of the button that sends the call again.'),
        body: withDescription(
          withMark(z.record(z.string(), jsonSchema), 'template'),
          'Members of the body that replace the sent ones, at every depth: { "data": { "force": true } }.',
        ),
        component: z.optional(
          withDescription(
            withMark(z.string(), 'question'),
            'Id of an extension that shows its own findings below the host’s reasons. The call cannot be sent again before it has finished.',
          ),
        ),
      }),
      'Force confirm: for a refusal that the user can override. A dialog shows the host’s reasons; if the user confirms, the console sends the same call again with other members. Cancel returns to the form and keeps all typed values.',
    ),
  ),
};
export const outcomeSchema = withMark(
  withRule(z.strictObject(outcomeShape), findOutcomeProblems),
  'inOutcome',
);
export type OutcomeInput = z.infer<typeof outcomeSchema>;
/** Outcomes of one call, in the order in which they are tried. */
export const outcomesSchema = withRule(z.array(outcomeSchema), findUnreachableOutcomes);

/** Delay after a successful write. */
export const waitSchema = z.optional(
  withDescription(
    z.number().check(z.positive()),
    'Seconds between a success and its message and effects. Use it for hosts whose reads show a change only a moment later. During this time nothing else can be sent for the same record.',
  ),
);
