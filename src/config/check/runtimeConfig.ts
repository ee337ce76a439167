import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { isZone } from '../../lib/zone';
import { linkNames } from '../runtime';
import { presetNames } from '../dialects/names';
import { dialect } from '../schema/dialect';
import { signIn } from '../schema/signIn';
import { version, versionProblems } from '../schema/version';
import { start, startPage } from '../schema/startPage';
import { describe } from '../schema/common';
import type { ConfigProblem } from '../types';
import { schemaProblems } from './schemaProblems';

const texts = z.array(z.string());
/** An http address without a slash at the end, or a path of the console's own origin. */
const hostAddress = z
  .string()
  .check(
    z.regex(
      /^(?:https?:\/\/[^/\\\s@][^\\\s@]*[^/\\\s@]|(?:\/[^/\\\s]+)*)$/,
      'Se espera https://…, http://… o una ruta como /api, sin barra al final',
    ),
  );
/** A host: its address, or with how it speaks. */
const host = (address: typeof hostAddress) =>
  z.union([
    address,
    z.strictObject({
      address,
      dialect: z.optional(
        describe(
          z.union([z.enum(presetNames), dialect]),
          'How the host speaks: the name of a preset, or what differs from one. Default "json-api". Every key: docs/guides/dialects.md.',
        ),
      ),
    }),
  ]);
const links = Object.fromEntries(linkNames.map((name) => [name, z.optional(z.string())]));

/** Schema of `public/config.json`; also written out as JSON schema for editors. */
export const runtimeConfig = z.strictObject({
  $schema: z.optional(z.string()),
  version,
  hosts: describe(
    z.catchall(z.object({ main: host(hostAddress.check(z.minLength(1))) }), host(hostAddress)),
    'Each services host by name, as its base address or as { "address", "dialect" }: http or https, or a path of the console\'s own origin, without a slash at the end; "main" is needed. Which of them get the session\'s token: docs/guides/connect-a-host.md.',
  ),
  signIn: z.optional(
    describe(
      signIn,
      'How one signs in at the host `main`, as far as it differs from the product\'s own sign-in; "none": not at all. docs/guides/sign-in.md.',
    ),
  ),
  links: z.optional(describe(z.strictObject(links), 'Addresses outside the console.')),
  branding: z.optional(z.strictObject({ name: z.optional(z.string()), logo: z.optional(z.string()) })),
  zone: z.optional(
    describe(
      z.string().check(z.refine(isZone, 'Zona horaria desconocida')),
      'IANA name of the zone of the installation, such as "Europe/Madrid": days, moments and "now" are on its clocks, and the screen says so to those whose own clocks show another time. Default: the viewer’s own.',
    ),
  ),
  resources: z.optional(
    describe(texts, 'Addresses of declarations (JSON) to load besides the bundled ones.'),
  ),
  start: z.optional(
    describe(
      start,
      'Where one lands at "/": a page of the console, such as "/admin/pumps", or a page made of blocks in place of the product\'s own. Default: the product\'s start page; where that is hidden, the first page of the menu.',
    ),
  ),
  hide: z.optional(
    describe(
      z.strictObject({
        resources: z.optional(
          describe(
            texts,
            'Bundled resources by name: their pages and menu entries. A declaration of `resources` with the name or route of one takes its place.',
          ),
        ),
        pages: z.optional(describe(texts, 'Bundled pages by their path below /admin: "academy".')),
        menu: z.optional(
          describe(
            texts,
            'Menu entries, by the resource or the path that they lead to, which is still there.',
          ),
        ),
      }),
      'What is bundled and not shown here, by name; "*" is everything but what is named with a "!": ["*", "!users"].',
    ),
  ),
  images: z.optional(
    describe(
      z.array(z.string().check(z.regex(/^https?:\/\/[^/\\\s@]+/))),
      'Addresses whose origins pictures may come from, besides those of the hosts and the console\'s own: "https://cdn.example.com". A picture of any other place is not loaded, and says so.',
    ),
  ),
  ids: z.optional(describe(z.record(z.string(), texts), 'Named lists of ids.')),
  skuImages: z.optional(
    describe(
      z.record(z.string(), z.string()),
      "Address of the picture of a gateway by its SKU: https, or a path of the console's own origin. A SKU that is not here shows its text only.",
    ),
  ),
  academy: z.optional(
    z.strictObject({
      products: describe(
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
    describe(
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
        describe(
          z.string(),
          'Path at the console\'s own host that answers `{ "notice": string | null }`; it is asked every 30 s, and what it says is shown above every page.',
        ),
      ),
    }),
  ),
});

/** Every problem of a start page made of blocks. */
export const startPageProblems = (file: string, input: unknown): ConfigProblem[] =>
  schemaProblems(file, startPage, input, 'start');

/** Every problem of a runtime config, each with its path. */
export const runtimeConfigProblems = (file: string, input: unknown): ConfigProblem[] => [
  ...schemaProblems(file, runtimeConfig, input),
  ...newerProblems(file, input),
];

const newerProblems = (file: string, input: unknown): ConfigProblem[] =>
  versionProblems(isPlainObject(input) ? input : {}).map(({ found }) => ({
    file,
    path: 'version',
    found,
    allowed: [],
    suggestion: null,
  }));
