import * as z from 'zod/mini';
import { withDescription, jsonSchema } from '../common';
import { withRule } from '../rules/withRule';
import { findSignInProblems } from '../rules/signInRules';

/** Sign-in methods. */
export const SIGN_IN_TYPES = ['password', 'key', 'oidc', 'none'] as const;

const nonEmptyText = z.string().check(z.minLength(1));
/** Path at the main host, without placeholders and without anything that leads to another host. */
const hostPathSchema = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\\\s{}]*$/, 'expected a path of the host, such as /auth/token'));
const createPathsSchema = (text: string) =>
  z.optional(withDescription(z.union([nonEmptyText, z.array(nonEmptyText)]), text));
const headersSchema = z.record(z.string(), z.string());
const issuerSchema = z.string().check(
  z.regex(
    /^(?:https:\/\/[^/\\\s@?#]|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\\\s@?#]*$/,
    'expected https://…, or http:// of this machine',
  ),
  z.refine((text) => URL.canParse(text), 'expected a URL'),
);
const originSchema = z.string().check(
  z.regex(/^https?:\/\/[^/\\\s@?#]+$/, 'expected an origin without a path, such as https://id.example.com'),
  z.refine((text) => URL.canParse(text), 'expected a URL'),
);

const callShape = {
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  path: z.optional(withDescription(hostPathSchema, 'Path at the host `main`.')),
  headers: z.optional(
    withDescription(headersSchema, 'Headers of this call, in addition to those of `signIn.headers`.'),
  ),
  body: z.optional(
    withDescription(jsonSchema, 'Body exactly as the host expects it, over the placeholders of this call.'),
  ),
  form: z.optional(
    withDescription(
      z.boolean(),
      'true: sends the body as a form (application/x-www-form-urlencoded) instead of JSON.',
    ),
  ),
};

const tokenShape = {
  token: createPathsSchema(
    'Position of the token in the answer: paths, or "header:X-Auth-Token"; the first present wins. Not read if a cookie carries the session.',
  ),
  expiresAt: createPathsSchema(
    'Position of the expiry of the token: Unix seconds, milliseconds or an ISO date and time.',
  ),
  expiresIn: createPathsSchema(
    'Position of the lifetime of the token: a number in the unit of `expiresInUnit`, a text such as "15m", or a moment as in `expiresAt`.',
  ),
  expiresInUnit: z.optional(
    withDescription(z.enum(['s', 'ms']), 'Unit of the lifetime: seconds or milliseconds. Default "s".'),
  ),
  refreshToken: createPathsSchema('Position of the refresh token that `refresh` sends.'),
};

const createMemberSchema = (name: string, default_: string) =>
  createPathsSchema(`Position of ${name}. Default ${default_}.`);

const profileSchema = z.union([
  z.literal(false),
  z.strictObject({
    ...callShape,
    data: createPathsSchema('Members that may hold the user; then the whole answer. Default "data".'),
    id: createMemberSchema('the id', '"id", for OpenID Connect "sub"'),
    username: createMemberSchema(
      'the name that the header shows',
      '"username", for OpenID Connect "preferred_username", "name", "email"',
    ),
    email: createMemberSchema('the e-mail address', '"email"'),
    type: createMemberSchema('the type of user', '"type"'),
    roles: createMemberSchema(
      'the list of roles, which permission rules of declarations refer to',
      '"roles"',
    ),
    lang: createMemberSchema('the language', '"lang", for OpenID Connect "locale"'),
    client: z.optional(
      z.strictObject({
        id: createMemberSchema('the id of the company', '"client.client_id", "client.id"'),
        name: createMemberSchema('the name of the company', '"client.name"'),
        logo: createMemberSchema('the logo of the company', '"client.assets_manager.logo"'),
        colour: createMemberSchema(
          'the colour of the company, such as "#123a5f"',
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
    data: createPathsSchema(
      'Position of the codes in the answer of this call. Without a path: in the answer of the login, for OpenID Connect in the claims of the tokens and of the user. The value is a list, or a text separated by spaces or commas. Default "permissions".',
    ),
    each: z.optional(
      withDescription(nonEmptyText, 'Member of an entry that holds its code, if the entries are objects.'),
    ),
  }),
]);

const signInObjectSchema = z.strictObject({
  type: withDescription(
    z.enum(SIGN_IN_TYPES),
    'Sign-in method: "password" at the host, "key" that the user types and the console sends with each call, "oidc" at an OpenID Connect provider, "none" for no sign-in.',
  ),
  user: z.optional(
    withDescription(
      z.enum(['email', 'name']),
      'Input of the login page besides the password: an e-mail address or a user name. Default "email". Only with "password".',
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
            'Statuses for a wrong user or password. Default 403.',
          ),
        ),
      }),
      'Call that signs in, over {user} and {password}. Default: POST /users/login with { "email": "{user}", "password": "{password}" }, token in "token", expiry in "expires_at". Only with "password".',
    ),
  ),
  refresh: z.optional(
    withDescription(
      z.strictObject({ ...callShape, ...tokenShape }),
      'Call that renews the token shortly before it expires, over {refreshToken} and {token}. Without it the session lasts until the host answers 401. Keys that it does not set are as in `login`. Only with "password".',
    ),
  ),
  logout: z.optional(
    withDescription(
      z.union([z.literal(false), z.strictObject(callShape)]),
      'Call that signs out, over {token} and {refreshToken}; false for none. Default GET /users/logout. Only with "password".',
    ),
  ),
  check: z.optional(
    withDescription(
      z.strictObject({ ...callShape, wrong: z.optional(z.array(z.int())) }),
      'Call that verifies a key before the console stores it. `wrong`: statuses for a wrong key, default 401 and 403. Only with "key", where it is required.',
    ),
  ),
  issuer: z.optional(
    withDescription(
      issuerSchema,
      'Issuer URL of the provider, whose /.well-known/openid-configuration the console reads: https, or http on this machine. Only with "oidc", where it is required.',
    ),
  ),
  client: z.optional(
    withDescription(
      nonEmptyText,
      'Client id of the console at the provider, registered as a public client with PKCE.',
    ),
  ),
  scope: z.optional(
    withDescription(
      nonEmptyText,
      'Scopes to request. Default "openid profile email"; add "offline_access" for a refresh token.',
    ),
  ),
  parameters: z.optional(
    withDescription(
      headersSchema,
      'Further parameters of the authorization URL, such as { "audience": "…" }.',
    ),
  ),
  origins: z.optional(
    withDescription(
      z.array(originSchema),
      "Origins of the provider's endpoints besides that of the issuer. The endpoints must not be at any other origin.",
    ),
  ),
  name: z.optional(
    withDescription(nonEmptyText, 'Name of the provider on the login page. Default: its host name.'),
  ),
  profile: z.optional(
    withDescription(
      profileSchema,
      'Call that reads the signed-in user, and the positions of its members in the answer. false: the console reads no user and the header shows no name. Default GET /users/current; for OpenID Connect the claims of the user.',
    ),
  ),
  permissions: z.optional(
    withDescription(
      permissionsSchema,
      'Permissions of the user: "all", a list of codes, or the call that reads them. They only control the display and are no access control.',
    ),
  ),
  token: z.optional(
    withDescription(
      z.union([
        z.enum(['cookie']),
        z.strictObject({
          header: z.optional(nonEmptyText),
          value: z.optional(
            withDescription(nonEmptyText, 'Template over {token}. Default "Bearer {token}".'),
          ),
        }),
      ]),
      'Carrier of the session: a header, by default Authorization, or a cookie of the host.',
    ),
  ),
  headers: z.optional(
    withDescription(
      headersSchema,
      'Headers of the sign-in calls. Default Accept: application/json and Accept-version: 1.',
    ),
  ),
  legal: z.optional(
    withDescription(
      z.boolean(),
      'true: the host has legal documents to accept. Default true with "password", otherwise false.',
    ),
  ),
});

/** Sign-in: the differences from the product's own. */
export const signInSchema = z.union([z.enum(['none']), withRule(signInObjectSchema, findSignInProblems)]);
export type SignInInput = z.infer<typeof signInObjectSchema>;
