import * as z from 'zod/mini';
import { describe, json } from './common';
import { withRule } from './rules';
import { signInProblems } from './signInRules';

/** The ways to sign in that there are. */
export const signInTypes = ['password', 'key', 'oidc', 'none'] as const;

const said = z.string().check(z.minLength(1));
/** A path below the main host, without anything that leads elsewhere; nothing is filled in. */
const path = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\\\s{}]*$/, 'Se espera una ruta del host, como /auth/token'));
const where = (text: string) => z.optional(describe(z.union([said, z.array(said)]), text));
const headers = z.record(z.string(), z.string());
const issuer = z.string().check(
  z.regex(
    /^(?:https:\/\/[^/\\\s@?#]|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\\\s@?#]*$/,
    'Se espera https://…, o http:// de este equipo',
  ),
  z.refine((text) => URL.canParse(text), 'No es una dirección'),
);
const origin = z.string().check(
  z.regex(/^https?:\/\/[^/\\\s@?#]+$/, 'Se espera un origen sin ruta, como https://id.example.com'),
  z.refine((text) => URL.canParse(text), 'No es una dirección'),
);

const callShape = {
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  path: z.optional(describe(path, 'Path at the host `main`.')),
  headers: z.optional(describe(headers, 'Headers of this call besides those of `signIn.headers`.')),
  body: z.optional(describe(json, 'The body as the host wants it, over the placeholders of this call.')),
  form: z.optional(
    describe(z.boolean(), 'The body is sent as a form (application/x-www-form-urlencoded), not as JSON.'),
  ),
};

const begins = {
  token: where(
    'Where the answer has the token: paths, or "header:X-Auth-Token"; the first present counts. Not read where a cookie carries the session.',
  ),
  expiresAt: where('Where it says when the token ends: Unix seconds, milliseconds or an ISO date and time.'),
  expiresIn: where('Where it says how long the token is good for, in seconds.'),
  refreshToken: where('Where it has what `refresh` renews the token with.'),
};

const member = (name: string, default_: string) => where(`Where ${name} is. Default ${default_}.`);

const profile = z.union([
  z.literal(false),
  z.strictObject({
    ...callShape,
    data: where('Members that may hold the user; then the whole answer. Default "data".'),
    id: member('the id', '"id", of OpenID Connect "sub"'),
    username: member(
      'the name that the header shows',
      '"username", of OpenID Connect "preferred_username", "name", "email"',
    ),
    email: member('the e-mail address', '"email"'),
    type: member('the type of user', '"type"'),
    roles: member('the list of roles, which rules of declarations ask for', '"roles"'),
    lang: member('the language', '"lang", of OpenID Connect "locale"'),
    client: z.optional(
      z.strictObject({
        id: member('the id of the company', '"client.client_id", "client.id"'),
        name: member('its name', '"client.name"'),
        logo: member('its logo', '"client.assets_manager.logo"'),
        colour: member('its colour, such as "#123a5f"', '"client.assets_manager.header_background_color"'),
      }),
    ),
  }),
]);

const permissions = z.union([
  z.enum(['all']),
  z.array(said),
  z.strictObject({
    ...callShape,
    at: where(
      'Where the codes are, in the answer of this call; without a path in that of the login, of OpenID Connect in the claims of the tokens and of the user. A list, or a text apart by spaces or commas. Default "permissions".',
    ),
    each: z.optional(describe(said, 'Member of an entry that is its code, where entries are objects.')),
  }),
]);

const shape = z.strictObject({
  type: describe(
    z.enum(signInTypes),
    'How one signs in: "password" at the host, "key" that is typed and sent along, "oidc" at a provider of OpenID Connect, "none" not at all.',
  ),
  user: z.optional(
    describe(
      z.enum(['email', 'name']),
      'What the login page asks for besides the password. Default "email". Only with "password".',
    ),
  ),
  login: z.optional(
    describe(
      z.strictObject({
        ...callShape,
        ...begins,
        wrong: z.optional(
          describe(
            z.array(z.int().check(z.minimum(400), z.maximum(499))),
            'Statuses that say that user or password are wrong. Default 403.',
          ),
        ),
      }),
      'The call that signs in, over {user} and {password}. Default: POST /users/login with { "email": "{user}", "password": "{password}" }, token in "token", end in "expires_at". Only with "password".',
    ),
  ),
  refresh: z.optional(
    describe(
      z.strictObject({ ...callShape, ...begins }),
      'The call that renews the token shortly before it ends, over {refreshToken} and {token}; without it the session lasts until the host answers 401. What it does not say is as in `login`. Only with "password".',
    ),
  ),
  logout: z.optional(
    describe(
      z.union([z.literal(false), z.strictObject(callShape)]),
      'The call that signs out, over {token} and {refreshToken}; false for none. Default GET /users/logout. Only with "password".',
    ),
  ),
  check: z.optional(
    describe(
      z.strictObject({ ...callShape, wrong: z.optional(z.array(z.int())) }),
      'The call that proves a key before it is kept. `wrong`: statuses that say that it is wrong, default 401 and 403. Only with "key", which needs it.',
    ),
  ),
  issuer: z.optional(
    describe(
      issuer,
      'Address of the provider, whose /.well-known/openid-configuration is read: https, or http on this machine. Only with "oidc", which needs it.',
    ),
  ),
  client: z.optional(describe(said, 'Id of the console at the provider, as a public client with PKCE.')),
  scope: z.optional(
    describe(said, 'Default "openid profile email"; with "offline_access" for a refresh token.'),
  ),
  parameters: z.optional(
    describe(headers, 'Further parameters of the address of the provider, such as { "audience": "…" }.'),
  ),
  origins: z.optional(
    describe(
      z.array(origin),
      'Origins besides that of the issuer at which the provider answers: its endpoints may be at no other.',
    ),
  ),
  name: z.optional(describe(said, 'What the provider is called on the login page. Default: its host name.')),
  profile: z.optional(
    describe(
      profile,
      'Who has signed in, and where the answer says it; false: nobody is asked and the header shows no name. Default GET /users/current; of OpenID Connect the claims of the user.',
    ),
  ),
  permissions: z.optional(
    describe(
      permissions,
      'What the user may see: "all", a list of codes, or where they are read. They are a hint for the screen, never a control.',
    ),
  ),
  token: z.optional(
    describe(
      z.union([
        z.enum(['cookie']),
        z.strictObject({
          header: z.optional(said),
          value: z.optional(describe(said, 'Over {token}. Default "Bearer {token}".')),
        }),
      ]),
      'What carries the session: a header, by default Authorization, or a cookie of the host.',
    ),
  ),
  headers: z.optional(
    describe(headers, 'Headers of these calls. Default Accept: application/json and Accept-version: 1.'),
  ),
  legal: z.optional(
    describe(
      z.boolean(),
      'Whether the host has legal documents to accept. Default true with "password", false otherwise.',
    ),
  ),
});

/** How one signs in, as far as it differs from the product's own sign-in. */
export const signIn = z.union([z.enum(['none']), withRule(shape, signInProblems)]);
export type SignInInput = z.infer<typeof shape>;
