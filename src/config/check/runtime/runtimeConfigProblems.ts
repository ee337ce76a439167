import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { isTimeZone } from '../../../lib/date/timeZone';
import { linkNames } from '../../runtime/runtimeConfig';
import { presetNames } from '../../dialects/presetNames';
import { dialectSchema } from '../../schema/runtime/dialect';
import { signInSchema } from '../../schema/runtime/signIn';
import { versionSchema, findVersionProblems } from '../../schema/base/version';
import { fileUrlSchema, linkUrlSchema, imageUrlSchema } from '../../schema/base/urls';
import { landingSchema, landingPageSchema } from '../../schema/runtime/landingPage';
import { withDescription } from '../../schema/common';
import type { ConfigProblem } from '../../types';
import { findSchemaProblems } from '../schema/schemaProblems';

const stringArray = z.array(z.string());
/** An http address without a slash at the end, or a path of the console's own origin. */
const baseUrlSchema = z
  .string()
  .check(
    z.regex(
      /^(?:https?:\/\/[^/\\\s@][^\\\s@]*[^/\\\s@]|(?:\/[^/\\\s]+)*)$/,
      'se esperaba una dirección http o https sin usuario, o una ruta como /api, sin barra al final',
    ),
  );
/** A host: its address, or with how it speaks. */
const createHostSchema = (address: typeof baseUrlSchema) =>
  z.union([
    address,
    z.strictObject({
      address,
      dialect: z.optional(
        withDescription(
          z.union([z.enum(presetNames), dialectSchema]),
          'How the host speaks: the name of a preset, or what differs from one. Default "json-api". Every key: docs/guides/dialects.md.',
        ),
      ),
    }),
  ]);
const linksShape = Object.fromEntries(linkNames.map((name) => [name, z.optional(linkUrlSchema)]));

/** Schema of `public/config.json`; also written out as JSON schema for editors. */
export const runtimeConfigSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: versionSchema,
  hosts: withDescription(
    z.catchall(
      z.object({ main: createHostSchema(baseUrlSchema.check(z.minLength(1))) }),
      createHostSchema(baseUrlSchema),
    ),
    'Each services host by name, as its base address or as { "address", "dialect" }: http or https, or a path of the console\'s own origin, without a slash at the end; "main" is needed. Which of them get the session\'s token: docs/guides/connect-a-host.md.',
  ),
  signIn: z.optional(
    withDescription(
      signInSchema,
      'How one signs in at the host `main`, as far as it differs from the product\'s own sign-in; "none": not at all. docs/guides/sign-in.md.',
    ),
  ),
  links: z.optional(withDescription(z.strictObject(linksShape), 'Addresses outside the console.')),
  branding: z.optional(z.strictObject({ name: z.optional(z.string()), logo: z.optional(imageUrlSchema) })),
  zone: z.optional(
    withDescription(
      z.string().check(z.refine(isTimeZone, 'Zona horaria desconocida')),
      'IANA name of the zone of the installation, such as "Europe/Madrid": days, moments and "now" are on its clocks, and the screen says so to those whose own clocks show another time. Default: the viewer’s own.',
    ),
  ),
  resources: z.optional(
    withDescription(
      z.array(fileUrlSchema),
      'Addresses of declarations (JSON) to load besides the bundled ones.',
    ),
  ),
  start: z.optional(
    withDescription(
      landingSchema,
      'Where one lands at "/": a page of the console, such as "/admin/pumps", or a page made of blocks in place of the product\'s own. Default: the product\'s start page; where that is hidden, the first page of the menu.',
    ),
  ),
  hide: z.optional(
    withDescription(
      z.strictObject({
        resources: z.optional(
          withDescription(
            stringArray,
            'Bundled resources by name: their pages and menu entries. A declaration of `resources` with the name or route of one takes its place.',
          ),
        ),
        pages: z.optional(
          withDescription(stringArray, 'Bundled pages by their path below /admin: "academy".'),
        ),
        menu: z.optional(
          withDescription(
            stringArray,
            'Menu entries, by the resource or the path that they lead to, which is still there.',
          ),
        ),
      }),
      'What is bundled and not shown here, by name; "*" is everything but what is named with a "!": ["*", "!users"].',
    ),
  ),
  images: z.optional(
    withDescription(
      z.array(
        z
          .string()
          .check(z.regex(/^https?:\/\/[^/\\\s@]+/, 'se esperaba una dirección http o https sin usuario')),
      ),
      'Addresses whose origins pictures may come from, besides those of the hosts and the console\'s own: "https://cdn.example.com". A picture of any other place is not loaded, and says so.',
    ),
  ),
  ids: z.optional(withDescription(z.record(z.string(), stringArray), 'Named lists of ids.')),
  skuImages: z.optional(
    withDescription(
      z.record(z.string(), imageUrlSchema),
      "Address of the picture of a gateway by its SKU: https, or a path of the console's own origin. A SKU that is not here shows its text only.",
    ),
  ),
  academy: z.optional(
    z.strictObject({
      products: withDescription(
        z.array(
          z.strictObject({
            name: z.string(),
            kind: z.enum(['sensor', 'plug', 'gateway']),
            sku: z.string(),
            key: z.string(),
            document: z.optional(z.string()),
          }),
        ),
        'Products of the academy page; `document` is the address of a document.',
      ),
    }),
  ),
  workbench: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'Permission code of those who may open the workbench of declarations (docs/guides/workbench.md): they find it in the side menu. Default: nobody, but in development.',
    ),
  ),
  demo: z.optional(
    z.strictObject({
      logins: z.array(
        z.strictObject({
          label: z.string(),
          email: z.string(),
          password: z.string(),
          description: z.optional(z.string()),
        }),
      ),
      state: z.optional(
        withDescription(
          z.string(),
          'Path at the console\'s own host that answers `{ "notice": string | null }`; it is asked every 30 s, and what it says is shown above every page.',
        ),
      ),
    }),
  ),
});

/** Every problem of a start page made of blocks. */
export const findLandingPageSchemaProblems = (file: string, input: unknown): ConfigProblem[] =>
  findSchemaProblems(file, landingPageSchema, input, 'start');

/** Every problem of a runtime config, each with its path. */
export const findRuntimeConfigProblems = (file: string, input: unknown): ConfigProblem[] => [
  ...findSchemaProblems(file, runtimeConfigSchema, input),
  ...findNewerVersionProblems(file, input),
];

const findNewerVersionProblems = (file: string, input: unknown): ConfigProblem[] =>
  findVersionProblems(isPlainObject(input) ? input : {}).map(({ found }) => ({
    file,
    path: 'version',
    found,
    allowed: [],
    suggestion: null,
  }));
