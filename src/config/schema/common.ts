import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { isCreatingGet } from '../runtime/sessionPaths';
import { findOutcomeProblems } from './rules/actionRules';
import { findPresentKeys, withRule } from './rules/withRule';
import { withDescription, withMark } from './base/marks';

export { withDescription, withMark } from './base/marks';

/**
 * The vocabulary that every part of a declaration shares. Each node's description feeds three places: the JSON schema
 * (completion in an editor), the reference page in docs/, and the compiler's hints in `.ts` declarations.
 */

const { call: CALL_DEFAULTS } = DEFAULTS;

export const textSchema = withDescription(
  withMark(z.string().check(z.minLength(1)), 'text'),
  'Spanish text as it is shown, or the key of a text of the console (for example "not_reported").',
);

export const fieldNameSchema = z.string().check(z.regex(/^[a-zA-Z_$][\w$.-]*$/));
/** Path of a list; `[]` behind a list whose members hold it. */
export const rowsPathSchema = z
  .string()
  .check(z.regex(/^(?:[a-zA-Z_$][\w$.-]*)?(?:\[\]\.[a-zA-Z_$][\w$.-]*)*(?:\[\])?$/), z.minLength(1));
/** The name of a declared field. */
export const fieldRefSchema = withMark(fieldNameSchema, 'field');
/** The id of an action, a built-in one (`create`, `edit`, `delete`) or a declared one. */
export const actionRefSchema = withMark(z.string(), 'action');
/** The name of a resource. */
export const resourceRefSchema = withMark(z.string(), 'resource');
/** A path of the console with `{name}` in it. */
export const consoleLinkSchema = withMark(z.string(), 'link');
/** A permission code. */
export const permissionSchema = withMark(z.string(), 'permission');
const roleSchema = withMark(z.string(), 'role');
/** Width of a panel. */
export const panelWidthSchema = withDescription(
  z.union([z.number().check(z.positive()), z.string().check(z.regex(/^[1-9]\d?%$|^100%$/))]),
  'Width in px, or of the window: "50%", which is more where that is too narrow to work in. Drawers are 480 or 520.',
);

export const pathTemplateSchema = withDescription(
  withMark(z.string().check(z.startsWith('/')), 'path'),
  'Path at the services host; {name} is replaced by the encoded value of the record, {parent.name} by the record in whose tab it stands, {form.name} by what the form holds.',
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
  'Who may: true = everybody, a permission code, a list of codes (all needed), or permissions and roles (one of the roles).',
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
              'The value is a list that has this, such as a role among those of `$me`.',
            ),
          ),
          eachHas: z.optional(
            withDescription(
              z.array(fieldNameSchema).check(z.minLength(1)),
              'The value is a list with one entry at least, and each of them has a value under one of these members: what hosts spell in several ways.',
            ),
          ),
          empty: z.optional(z.boolean()),
          currentUser: z.optional(z.boolean()),
          past: z.optional(
            withDescription(
              z.boolean(),
              'The value is a moment (Unix seconds) that has come; what is on screen changes by itself when it does. What is no moment has not come.',
            ),
          ),
          within: z.optional(
            withDescription(
              withRule(
                z.strictObject({ past: z.optional(secondsSchema), next: z.optional(secondsSchema) }),
                (within) =>
                  findPresentKeys(within, ['past', 'next']).length > 0
                    ? []
                    : [{ path: [], found: 'Falta cuánto: «past» o «next»', allowed: ['past', 'next'] }],
              ),
              'The value is a moment (Unix seconds) of the last `past` or the next `next` seconds: { "past": 3600 }. What is on screen changes by itself.',
            ),
          ),
          sameDay: z.optional(
            withDescription(
              z.literal('$today'),
              'The value is a moment (Unix seconds) of this day on the clocks of the installation. What is on screen changes by itself.',
            ),
          ),
          inIds: z.optional(
            withDescription(
              withMark(z.string(), 'ids'),
              'Name of a list of `ids` in the runtime config: the value is one of them.',
            ),
          ),
        }),
        'condition',
      ),
    ]),
  ),
  'A condition as data over the record (or, in a form, over what it holds): equals, notEquals, in, includes, eachHas, empty, currentUser, past, within, sameDay; inIds where `$me` may be named; combined by all, any, not. `field` may also begin with `$me` and `parent` in forms and actions, `form` in refusals and outcomes, `result` in checks and outcomes.',
);

const versionSchema = z.optional(
  withDescription(
    z.union([z.literal(1), z.literal(2)]),
    `Accept-version header of this call. Default ${CALL_DEFAULTS.version}.`,
  ),
);
const timeoutSchema = z.optional(
  withDescription(
    z.number().check(z.positive()),
    `Milliseconds before the call is given up. Default ${CALL_DEFAULTS.timeout}.`,
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
    'Query parameters; "{name}" is replaced, empty ones are left out.',
  ),
);

export const callSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: pathTemplateSchema,
  query: querySchema,
  body: z.optional(
    withDescription(
      withMark(jsonSchema, 'template'),
      'The body exactly as the host wants it; a string "{name}" becomes the typed value, "{name?}" is left out when empty; { "$each", "as" } as in `api`.',
    ),
  ),
  version: versionSchema,
  timeout: timeoutSchema,
  host: hostSchema,
});
export type CallInput = z.infer<typeof callSchema>;

/**
 * A call that is sent before anything was asked or confirmed: a press on "Ver" reads, and changes nothing. What a declaration sends
 * unasked is one of these, or a key that has a path and no method, which is a GET.
 */
export const readCallSchema = withRule(
  z.strictObject({
    method: withDescription(z.literal('GET'), 'What is sent before a question only reads.'),
    path: pathTemplateSchema,
    query: querySchema,
    version: versionSchema,
    timeout: timeoutSchema,
    host: hostSchema,
  }),
  ({ path }) =>
    typeof path === 'string' && isCreatingGet(path)
      ? [
          {
            path: ['path'],
            found: 'Esta llamada crea algo cada vez: no se hace sin preguntar',
            allowed: ['una llamada que solo lee'],
          },
        ]
      : [],
);

const effectListSchema = z.array(
  z.union([
    z.enum(['reload', 'clearSearchOrReload', 'list', 'refreshProfile', 'logout', 'clearSelection', 'reset']),
    z.strictObject({
      goTo: withDescription(
        consoleLinkSchema,
        'Console path; {name} is replaced, {result.name} from the answer.',
      ),
    }),
  ]),
);
export const effectsSchema = withDescription(
  effectListSchema,
  'What follows a success, in this order. reset: a form on a page starts again, empty, also of what its address said.',
);
export type EffectsInput = z.infer<typeof effectsSchema>;

const outcomeShape = {
  on: withDescription(
    z.union([z.literal('ok'), z.literal('error'), z.number(), z.array(z.number())]),
    'Which answers: ok (2xx), error (any failure), or one or several statuses. The first outcome that fits wins.',
  ),
  detail: z.optional(
    withDescription(
      withMark(z.union([z.string(), z.array(z.string()).check(z.minLength(1))]), 'template'),
      'Only when the detail of the error has these words, or those of one entry of a list, from the beginning of a word on and whatever its capitals, blanks and signs between words; {name} is replaced. Say what it is about, not a whole sentence: hosts word it in several ways.',
    ),
  ),
  when: z.optional(
    withDescription(
      conditionSchema,
      'Only when this holds: over the record, `form` for what was typed, `result` for the answer, `parent` and `$me`. The placeholders of `detail` and of the text name the same: "%{form.name}".',
    ),
  ),
  success: z.optional(textSchema),
  info: z.optional(textSchema),
  warning: z.optional(textSchema),
  error: z.optional(textSchema),
  field: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'formField'),
      'Show the text under this field of the form; of a list or of parameters also under one of them, by its name: "settings.port".',
    ),
  ),
  for: z.optional(
    withDescription(
      z.number(),
      `Seconds that the message stays. Default: \`messages.for\` of the resource, else ${DEFAULTS.messageFor}.`,
    ),
  ),
  stay: z.optional(withDescription(z.boolean(), 'The form stays open and shows the text above its fields.')),
  items: z.optional(
    withDescription(
      z.strictObject({
        from: withDescription(
          z.string(),
          'List of the answer whose entries are named, for example "failed".',
        ),
        id: z.optional(
          withDescription(
            fieldNameSchema,
            'Member of an entry that is the id of one of the selected records.',
          ),
        ),
        display: z.optional(
          withDescription(z.string(), 'How such a record, or the entry itself, reads. Default its title.'),
        ),
      }),
      'The entries that the text is about, listed below it; only where the form stays.',
    ),
  ),
  counts: z.optional(
    withDescription(
      z.literal('ok'),
      'This failure is a success: what was wanted is so already, such as a 404 of something to be taken away.',
    ),
  ),
  silent: z.optional(withDescription(z.boolean(), 'Say nothing: the failure is only logged.')),
  then: z.optional(
    withDescription(
      effectListSchema,
      'What follows this very end, in this order: after a failure, too, and in place of what follows a success.',
    ),
  ),
  insist: z.optional(
    withDescription(
      z.strictObject({
        title: textSchema,
        text: z.optional(textSchema),
        submit: withDescription(textSchema, 'Label of the button that sends again.'),
        with: withDescription(
          withMark(z.record(z.string(), jsonSchema), 'template'),
          'Members of the body that take the place of those that were sent, at every depth: { "data": { "force": true } }.',
        ),
        show: z.optional(
          withDescription(
            withMark(z.string(), 'question'),
            'Shows below the reasons of the host what a part written in code finds of it, by its id; nothing is sent again before.',
          ),
        ),
      }),
      'Nothing was done, but may be: asks with the reasons that the host gave, and sends the same again with other members once that is confirmed. Cancel goes back to the form with all that was typed.',
    ),
  ),
};
export const outcomeSchema = withMark(
  withRule(z.strictObject(outcomeShape), findOutcomeProblems),
  'inOutcome',
);
export type OutcomeInput = z.infer<typeof outcomeSchema>;

/** What a write waits for once it is done. */
export const waitSchema = z.optional(
  withDescription(
    z.number().check(z.positive()),
    'Seconds between a success and what is said and follows: for hosts that show what was done a moment later. Nothing else can be sent of the same record meanwhile.',
  ),
);
