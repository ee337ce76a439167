import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { isMakingRead } from '../sessionCalls';
import { outcomeProblems } from './actionRules';
import { keysIn, withRule } from './rules';
import { describe, mark } from './marks';

export { describe, mark } from './marks';

/**
 * The vocabulary that every part of a declaration shares. Each node's description feeds three places: the JSON schema
 * (completion in an editor), the reference page in docs/, and the compiler's hints in `.ts` declarations.
 */

const { call: CALL } = DEFAULTS;

export const text = describe(
  mark(z.string().check(z.minLength(1)), 'text'),
  'Spanish text as it is shown, or the key of a text of the console (for example "not_reported").',
);

export const fieldName = z.string().check(z.regex(/^[a-zA-Z_$][\w$.-]*$/));
/** Path of a list; `[]` behind a list whose members hold it. */
export const rowsPath = z
  .string()
  .check(z.regex(/^(?:[a-zA-Z_$][\w$.-]*)?(?:\[\]\.[a-zA-Z_$][\w$.-]*)*(?:\[\])?$/), z.minLength(1));
/** The name of a declared field. */
export const fieldRef = mark(fieldName, 'field');
/** The id of an action, a built-in one (`create`, `edit`, `delete`) or a declared one. */
export const actionRef = mark(z.string(), 'action');
/** The name of a resource. */
export const resourceRef = mark(z.string(), 'resource');
/** A path of the console with `{name}` in it. */
export const consoleLink = mark(z.string(), 'link');
/** A permission code. */
export const permission = mark(z.string(), 'permission');
const role = mark(z.string(), 'role');
/** Width of a panel. */
export const panelWidth = describe(
  z.union([z.number().check(z.positive()), z.string().check(z.regex(/^[1-9]\d?%$|^100%$/))]),
  'Width in px, or of the window: "50%", which is more where that is too narrow to work in. Drawers are 480 or 520.',
);

export const pathTemplate = describe(
  mark(z.string().check(z.startsWith('/')), 'path'),
  'Path at the services host; {name} is replaced by the encoded value of the record, {parent.name} by the record in whose tab it stands, {form.name} by what the form holds.',
);

export const access = describe(
  z.union([
    z.boolean(),
    permission,
    z.array(permission),
    z.strictObject({
      permissions: z.optional(z.array(permission)),
      roles: z.optional(z.array(role)),
    }),
  ]),
  'Who may: true = everybody, a permission code, a list of codes (all needed), or permissions and roles (one of the roles).',
);
export type AccessInput = z.infer<typeof access>;

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
export const json: z.ZodMiniType<Json, Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);

const seconds = z.number().check(z.positive());

export const condition: z.ZodMiniType<ConditionInput, ConditionInput> = describe(
  z.lazy(() =>
    z.union([
      z.strictObject({ all: z.array(condition) }),
      z.strictObject({ any: z.array(condition) }),
      z.strictObject({ not: condition }),
      mark(
        z.strictObject({
          field: mark(fieldName, 'member'),
          equals: z.optional(json),
          notEquals: z.optional(json),
          in: z.optional(z.array(json)),
          includes: z.optional(
            describe(json, 'The value is a list that has this, such as a role among those of `$me`.'),
          ),
          eachHas: z.optional(
            describe(
              z.array(fieldName).check(z.minLength(1)),
              'The value is a list with one entry at least, and each of them has a value under one of these members: what hosts spell in several ways.',
            ),
          ),
          empty: z.optional(z.boolean()),
          currentUser: z.optional(z.boolean()),
          past: z.optional(
            describe(
              z.boolean(),
              'The value is a moment (Unix seconds) that has come; what is on screen changes by itself when it does. What is no moment has not come.',
            ),
          ),
          within: z.optional(
            describe(
              withRule(z.strictObject({ past: z.optional(seconds), next: z.optional(seconds) }), (within) =>
                keysIn(within, ['past', 'next']).length > 0
                  ? []
                  : [{ path: [], found: 'Falta cuánto: «past» o «next»', allowed: ['past', 'next'] }],
              ),
              'The value is a moment (Unix seconds) of the last `past` or the next `next` seconds: { "past": 3600 }. What is on screen changes by itself.',
            ),
          ),
          sameDay: z.optional(
            describe(
              z.literal('$today'),
              'The value is a moment (Unix seconds) of this day on the clocks of the installation. What is on screen changes by itself.',
            ),
          ),
          inIds: z.optional(
            describe(
              mark(z.string(), 'ids'),
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

const version = z.optional(
  describe(
    z.union([z.literal(1), z.literal(2)]),
    `Accept-version header of this call. Default ${CALL.version}.`,
  ),
);
const timeout = z.optional(
  describe(
    z.number().check(z.positive()),
    `Milliseconds before the call is given up. Default ${CALL.timeout}.`,
  ),
);
const host = z.optional(
  describe(
    mark(z.string(), 'host'),
    `Name of one of the hosts of the runtime config. Default "${CALL.host}".`,
  ),
);
const query = z.optional(
  describe(
    mark(z.record(z.string(), json), 'template'),
    'Query parameters; "{name}" is replaced, empty ones are left out.',
  ),
);

export const call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: pathTemplate,
  query,
  body: z.optional(
    describe(
      mark(json, 'template'),
      'The body exactly as the host wants it; a string "{name}" becomes the typed value, "{name?}" is left out when empty; { "$each", "as" } as in `api`.',
    ),
  ),
  version,
  timeout,
  host,
});
export type CallInput = z.infer<typeof call>;

/**
 * A call that is sent before anything was asked or confirmed: a press on "Ver" reads, and changes nothing. What a declaration sends
 * unasked is one of these, or a key that has a path and no method, which is a GET.
 */
export const readCall = withRule(
  z.strictObject({
    method: describe(z.literal('GET'), 'What is sent before a question only reads.'),
    path: pathTemplate,
    query,
    version,
    timeout,
    host,
  }),
  ({ path }) =>
    typeof path === 'string' && isMakingRead(path)
      ? [
          {
            path: ['path'],
            found: 'Esta llamada crea algo cada vez: no se hace sin preguntar',
            allowed: ['una llamada que solo lee'],
          },
        ]
      : [],
);

const steps = z.array(
  z.union([
    z.enum(['reload', 'clearSearchOrReload', 'list', 'refreshProfile', 'logout', 'clearSelection', 'reset']),
    z.strictObject({
      goTo: describe(consoleLink, 'Console path; {name} is replaced, {result.name} from the answer.'),
    }),
  ]),
);
export const then = describe(
  steps,
  'What follows a success, in this order. reset: a form on a page starts again, empty, also of what its address said.',
);
export type ThenInput = z.infer<typeof then>;

const outcomeShape = {
  on: describe(
    z.union([z.literal('ok'), z.literal('error'), z.number(), z.array(z.number())]),
    'Which answers: ok (2xx), error (any failure), or one or several statuses. The first outcome that fits wins.',
  ),
  detail: z.optional(
    describe(
      mark(z.union([z.string(), z.array(z.string()).check(z.minLength(1))]), 'template'),
      'Only when the detail of the error has these words, or those of one entry of a list, from the beginning of a word on and whatever its capitals, blanks and signs between words; {name} is replaced. Say what it is about, not a whole sentence: hosts word it in several ways.',
    ),
  ),
  when: z.optional(
    describe(
      condition,
      'Only when this holds: over the record, `form` for what was typed, `result` for the answer, `parent` and `$me`. The placeholders of `detail` and of the text name the same: "%{form.name}".',
    ),
  ),
  success: z.optional(text),
  info: z.optional(text),
  warning: z.optional(text),
  error: z.optional(text),
  field: z.optional(
    describe(
      mark(fieldName, 'formField'),
      'Show the text under this field of the form; of a list or of parameters also under one of them, by its name: "settings.port".',
    ),
  ),
  for: z.optional(
    describe(
      z.number(),
      `Seconds that the message stays. Default: \`messages.for\` of the resource, else ${DEFAULTS.messageFor}.`,
    ),
  ),
  stay: z.optional(describe(z.boolean(), 'The form stays open and shows the text above its fields.')),
  items: z.optional(
    describe(
      z.strictObject({
        from: describe(z.string(), 'List of the answer whose entries are named, for example "failed".'),
        id: z.optional(
          describe(fieldName, 'Member of an entry that is the id of one of the selected records.'),
        ),
        display: z.optional(
          describe(z.string(), 'How such a record, or the entry itself, reads. Default its title.'),
        ),
      }),
      'The entries that the text is about, listed below it; only where the form stays.',
    ),
  ),
  counts: z.optional(
    describe(
      z.literal('ok'),
      'This failure is a success: what was wanted is so already, such as a 404 of something to be taken away.',
    ),
  ),
  silent: z.optional(describe(z.boolean(), 'Say nothing: the failure is only logged.')),
  then: z.optional(
    describe(
      steps,
      'What follows this very end, in this order: after a failure, too, and in place of what follows a success.',
    ),
  ),
  insist: z.optional(
    describe(
      z.strictObject({
        title: text,
        text: z.optional(text),
        submit: describe(text, 'Label of the button that sends again.'),
        with: describe(
          mark(z.record(z.string(), json), 'template'),
          'Members of the body that take the place of those that were sent, at every depth: { "data": { "force": true } }.',
        ),
        show: z.optional(
          describe(
            mark(z.string(), 'question'),
            'Shows below the reasons of the host what a part written in code finds of it, by its id; nothing is sent again before.',
          ),
        ),
      }),
      'Nothing was done, but may be: asks with the reasons that the host gave, and sends the same again with other members once that is confirmed. Cancel goes back to the form with all that was typed.',
    ),
  ),
};
export const outcome = mark(withRule(z.strictObject(outcomeShape), outcomeProblems), 'inOutcome');
export type OutcomeInput = z.infer<typeof outcome>;

/** What a write waits for once it is done. */
export const wait = z.optional(
  describe(
    z.number().check(z.positive()),
    'Seconds between a success and what is said and follows: for hosts that show what was done a moment later. Nothing else can be sent of the same record meanwhile.',
  ),
);
