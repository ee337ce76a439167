import * as z from 'zod/mini';
import { withDescription, jsonSchema } from '../common';
import { withRule } from '../rules/withRule';
import { findSignInProblems } from '../rules/signInRules';

/** The ways to sign in that there are. */
export const SIGN_IN_TYPES = ['password', 'key', 'oidc', 'none'] as const;

const nonEmptyText = z.string().check(z.minLength(1));
/** A path below the main host, without anything that leads elsewhere; nothing is filled in. */
const hostPathSchema = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\\\s{}]*$/, 'Se espera una ruta del host, como /auth/token'));
const createPathsSchema = (text: string) =>
  z.optional(withDescription(z.union([nonEmptyText, z.array(nonEmptyText)]), text));
const headersSchema = z.record(z.string(), z.string());
const issuerSchema = z.string().check(
  z.regex(
    /^(?:https:\/\/[^/\\\s@?#]|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\\\s@?#]*$/,
    'Se espera https://…, o http:// de este equipo',
  ),
  z.refine((text) => URL.canParse(text), 'No es una dirección'),
);
const originSchema = z.string().check(
  z.regex(/^https?:\/\/[^/\\\s@?#]+$/, 'Se espera un origen sin ruta, como https://id.example.com'),
  z.refine((text) => URL.canParse(text), 'No es una dirección'),
);

const callShape = {
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  path: z.optional(withDescription(hostPathSchema, 'Path at the host `main`.')),
  headers: z.optional(
    withDescription(headersSchema, 'Headers of this call besides those of `signIn.headers`.'),
  ),
  body: z.optional(
    withDescription(jsonSchema, 'The body as the host wants it, over the placeholders of this call.'),
  ),
  form: z.optional(
    withDescription(
      z.boolean(),
      'The body is sent as a form (application/x-www-form-urlencoded), not as JSON.',
    ),
  ),
};

const tokenShape = {
  token: createPathsSchema(
    'Where the answer has the token: paths, or "header:X-Auth-Token"; the first present counts. Not read where a cookie carries the session.',
  ),
  expiresAt: createPathsSchema(
    'Where it says when the token ends: Unix seconds, milliseconds or an ISO date and time.',
  ),
  expiresIn: createPathsSchema('Where it says how long the token is good for, in seconds.'),
  refreshToken: createPathsSchema('Where it has what `refresh` renews the token with.'),
};

const createMemberSchema = (name: string, default_: string) =>
  createPathsSchema(`Where ${name} is. Default ${default_}.`);

const profileSchema = z.union([
  z.literal(false),
  z.strictObject({
    ...callShape,
    data: createPathsSchema('Members that may hold the user; then the whole answer. Default "data".'),
    id: createMemberSchema('the id', '"id", of OpenID Connect "sub"'),
    username: createMemberSchema(
      'the name that the header shows',
      '"username", of OpenID Connect "preferred_username", "name", "email"',
    ),
    email: createMemberSchema('the e-mail address', '"email"'),
    type: createMemberSchema('the type of user', '"type"'),
    roles: createMemberSchema('the list of roles, which rules of declarations ask for', '"roles"'),
    lang: createMemberSchema('the language', '"lang", of OpenID Connect "locale"'),
    client: z.optional(
      z.strictObject({
        id: createMemberSchema('the id of the company', '"client.client_id", "client.id"'),
        name: createMemberSchema('its name', '"client.name"'),
        logo: createMemberSchema('its logo', '"client.assets_manager.logo"'),
        colour: createMemberSchema(
          'its colour, such as "#123a5f"',
          '"client.assets_manager.header_background_color"',
        ),
      }),
    ),
  }),
]);

const permissionsSchema = z.union([
  z.enum(['all']),
  z.array(nonEmptyText),
  z.strictObject({
    ...callShape,
    at: createPathsSchema(
      'Where the codes are, in the answer of this call; without a path in that of the login, of OpenID Connect in the claims of the tokens and of the user. A list, or a text apart by spaces or commas. Default "permissions".',
    ),
    each: z.optional(
      withDescription(nonEmptyText, 'Member of an entry that is its code, where entries are objects.'),
    ),
  }),
]);

const signInObjectSchema = z.strictObject({
  type: withDescription(
    z.enum(SIGN_IN_TYPES),
    'How one signs in: "password" at the host, "key" that is typed and sent along, "oidc" at a provider of OpenID Connect, "none" not at all.',
  ),
  user: z.optional(
    withDescription(
      z.enum(['email', 'name']),
      'What the login page asks for besides the password. Default "email". Only with "password".',
    ),
  ),
  login: z.optional(
    withDescription(
      z.strictObject({
        ...callShape,
        ...tokenShape,
        wrong: z.optional(
          withDescription(
            z.array(z.int().check(z.minimum(400), z.maximum(499))),
            'Statuses that say that user or password are wrong. Default 403.',
          ),
        ),
      }),
      'The call that signs in, over {user} and {password}. Default: POST /users/login with { "email": "{user}", "password": "{password}" }, token in "token", end in "expires_at". Only with "password".',
    ),
  ),
  refresh: z.optional(
    withDescription(
      z.strictObject({ ...callShape, ...tokenShape }),
      'The call that renews the token shortly before it ends, over {refreshToken} and {token}; without it the session lasts until the host answers 401. What it does not say is as in `login`. Only with "password".',
    ),
  ),
  logout: z.optional(
    withDescription(
      z.union([z.literal(false), z.strictObject(callShape)]),
      'The call that signs out, over {token} and {refreshToken}; false for none. Default GET /users/logout. Only with "password".',
    ),
  ),
  check: z.optional(
    withDescription(
      z.strictObject({ ...callShape, wrong: z.optional(z.array(z.int())) }),
      'The call that proves a key before it is kept. `wrong`: statuses that say that it is wrong, default 401 and 403. Only with "key", which needs it.',
    ),
  ),
  issuer: z.optional(
    withDescription(
      issuerSchema,
      'Address of the provider, whose /.well-known/openid-configuration is read: https, or http on this machine. Only with "oidc", which needs it.',
    ),
  ),
  client: z.optional(
    withDescription(nonEmptyText, 'Id of the console at the provider, as a public client with PKCE.'),
  ),
  scope: z.optional(
    withDescription(
      nonEmptyText,
      'Default "openid profile email"; with "offline_access" for a refresh token.',
    ),
  ),
  parameters: z.optional(
    withDescription(
      headersSchema,
      'Further parameters of the address of the provider, such as { "audience": "…" }.',
    ),
  ),
  origins: z.optional(
    withDescription(
      z.array(originSchema),
      'Origins besides that of the issuer at which the provider answers: its endpoints may be at no other.',
    ),
  ),
  name: z.optional(
    withDescription(nonEmptyText, 'What the provider is called on the login page. Default: its host name.'),
  ),
  profile: z.optional(
    withDescription(
      profileSchema,
      'Who has signed in, and where the answer says it; false: nobody is asked and the header shows no name. Default GET /users/current; of OpenID Connect the claims of the user.',
    ),
  ),
  permissions: z.optional(
    withDescription(
      permissionsSchema,
      'What the user may see: "all", a list of codes, or where they are read. They are a hint for the screen, never a control.',
    ),
  ),
  token: z.optional(
    withDescription(
      z.union([
        z.enum(['cookie']),
        z.strictObject({
          header: z.optional(nonEmptyText),
          value: z.optional(withDescription(nonEmptyText, 'Over {token}. Default "Bearer {token}".')),
        }),
      ]),
      'What carries the session: a header, by default Authorization, or a cookie of the host.',
    ),
  ),
  headers: z.optional(
    withDescription(
      headersSchema,
      'Headers of these calls. Default Accept: application/json and Accept-version: 1.',
    ),
  ),
  legal: z.optional(
    withDescription(
      z.boolean(),
      'Whether the host has legal documents to accept. Default true with "password", false otherwise.',
    ),
  ),
});

/** How one signs in, as far as it differs from the product's own sign-in. */
export const signInSchema = z.union([z.enum(['none']), withRule(signInObjectSchema, findSignInProblems)]);
export type SignInInput = z.infer<typeof signInObjectSchema>;
