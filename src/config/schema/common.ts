import * as z from 'zod/mini';

/**
 * The vocabulary that every part of a declaration shares. Each node's description feeds three places: the JSON schema
 * (completion in an editor), the reference page in docs/, and the compiler's hints in `.ts` declarations.
 */

/** Attaches the sentence that editors and the reference page show. */
export const describe = <T extends z.core.$ZodType>(schema: T, description: string): T => {
  // A node may be shared by several keys, each with a sentence of its own.
  const described = z.clone(schema);
  z.globalRegistry.add(described, { description });
  return described;
};

export const text = describe(
  z.string().check(z.minLength(1)),
  'Spanish text as it is shown, or the key of a text of the console (for example "not_reported").',
);

export const fieldName = z.string().check(z.regex(/^[a-zA-Z_$][\w$.-]*$/));
export const pathTemplate = describe(
  z.string().check(z.startsWith('/')),
  'Path at the services host; {name} is replaced by the encoded value of the record, {parent.name} by the parent record, {form.name} by what the form holds.',
);

export const access = describe(
  z.union([
    z.boolean(),
    z.string(),
    z.array(z.string()),
    z.strictObject({
      permissions: z.optional(z.array(z.string())),
      roles: z.optional(z.array(z.string())),
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
      empty?: boolean | undefined;
      currentUser?: boolean | undefined;
    };

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export const json: z.ZodMiniType<Json, Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);

export const condition: z.ZodMiniType<ConditionInput, ConditionInput> = describe(
  z.lazy(() =>
    z.union([
      z.strictObject({ all: z.array(condition) }),
      z.strictObject({ any: z.array(condition) }),
      z.strictObject({ not: condition }),
      z.strictObject({
        field: fieldName,
        equals: z.optional(json),
        notEquals: z.optional(json),
        in: z.optional(z.array(json)),
        empty: z.optional(z.boolean()),
        currentUser: z.optional(z.boolean()),
      }),
    ]),
  ),
  'A condition as data over the record (or, in a form, over what it holds): equals, notEquals, in, empty, currentUser; combined by all, any, not.',
);

export const call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: pathTemplate,
  query: z.optional(
    describe(z.record(z.string(), json), 'Query parameters; "{name}" is replaced, empty ones are left out.'),
  ),
  body: z.optional(
    describe(
      json,
      'The body exactly as the host wants it; a string "{name}" becomes the typed value, "{name?}" is left out when empty.',
    ),
  ),
  version: z.optional(
    describe(z.union([z.literal(1), z.literal(2)]), 'Accept-version header of this call. Default 1.'),
  ),
  timeout: z.optional(describe(z.number(), 'Milliseconds before the call is given up. Default 10000.')),
  host: z.optional(describe(z.string(), 'Name of one of the hosts of the runtime config. Default "main".')),
});
export type CallInput = z.infer<typeof call>;

export const outcome = z.strictObject({
  on: describe(
    z.union([z.literal('ok'), z.literal('error'), z.number(), z.array(z.number())]),
    'Which answers: ok (2xx), error (any failure), or one or several statuses. The first outcome that fits wins.',
  ),
  detail: z.optional(
    describe(z.string(), 'Only when the detail of the error contains this text; {name} is replaced.'),
  ),
  when: z.optional(
    describe(
      condition,
      'Only when this holds: over the record, `form` for what was typed, `result` for the answer.',
    ),
  ),
  success: z.optional(text),
  info: z.optional(text),
  warning: z.optional(text),
  error: z.optional(text),
  field: z.optional(describe(fieldName, 'Show the text under this field of the form.')),
  for: z.optional(describe(z.number(), 'Seconds that the message stays. Default 3.')),
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
  silent: z.optional(describe(z.boolean(), 'Say nothing: the failure is only logged.')),
});
export type OutcomeInput = z.infer<typeof outcome>;

export const then = describe(
  z.array(
    z.union([
      z.enum(['reload', 'clearSearchOrReload', 'list', 'refreshProfile', 'logout', 'clearSelection']),
      z.strictObject({
        goTo: describe(z.string(), 'Console path; {name} is replaced, {result.name} from the answer.'),
      }),
    ]),
  ),
  'What follows a success, in this order.',
);
export type ThenInput = z.infer<typeof then>;
