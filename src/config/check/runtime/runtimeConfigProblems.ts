import { LANGUAGE_TAG, SOURCE_LANGUAGE } from '../../../lib/language/language';
import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { isTimeZone } from '../../../lib/date/timeZone';
import { pickTexts, type LocalizedTextPlace } from '../../localizedTexts/localizedText';
import { linkNames, readRuntimeConfig } from '../../runtime/runtimeConfig';
import { presetNames } from '../../dialects/presetNames';
import { dialectSchema } from '../../schema/runtime/dialect';
import { providerSchema } from '../../schema/runtime/provider';
import { isEventsPath } from '../../runtime/eventsPath';
import { permissionsPageSchema } from '../../schema/runtime/permissionsPage';
import { mapTilesSchema } from '../../schema/runtime/map';
import { signInSchema } from '../../schema/runtime/signIn';
import { versionSchema, findVersionProblems } from '../../schema/base/version';
import { fileUrlSchema, linkUrlSchema, imageUrlSchema } from '../../schema/base/urls';
import { landingSchema, landingPageSchema, type LandingPageInput } from '../../schema/runtime/landingPage';
import { textSchema, withDescription } from '../../schema/common';
import { createKeyProblem, withRule, type RuleProblem } from '../../schema/rules/withRule';
import type { ConfigProblem } from '../../types';
import { findTexts } from '../localizedTexts/findLocalizedTexts';
import { findProblemsByLanguage } from '../localizedTexts/localizedTextProblems';
import { findSchemaProblems } from '../schema/schemaProblems';

const stringArray = z.array(z.string());
/** An http URL without trailing slash, or a path of the console's own origin. */
const baseUrlSchema = z
  .string()
  .check(
    z.regex(
      /^(?:https?:\/\/[^/\\\s@?#][^\\\s@?#]*[^/\\\s@?#]|(?:\/[^/\\\s?#]+)*)$/,
      'expected an http or https URL without user and query, or a path such as /api, without a slash at the end',
    ),
  );
/** A host: its URL, or an object with its URL and dialect or provider. */
const createHostSchema = (url: typeof baseUrlSchema) =>
  z.union([
    url,
    withRule(
      z.strictObject({
        url,
        dialect: z.optional(
          withDescription(
            z.union([z.enum(presetNames), dialectSchema]),
            'Wire format of the host: the name of a preset, or the differences from one. Default "json-api". Every key: docs/guides/dialects.md.',
          ),
        ),
        provider: z.optional(
          withDescription(
            providerSchema,
            'React-admin data provider that reads and writes the records of the host, instead of a dialect: the name of a module of the overlay, or an object with it and its abilities. Guide: docs/guides/providers.md.',
          ),
        ),
      }),
      findHostProblems,
    ),
  ]);

/** Finds a dialect beside a provider: the provider sends all requests, so the dialect would have no effect. */
const findHostProblems = ({ dialect, provider }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  dialect !== undefined && provider !== undefined
    ? [
        createKeyProblem('dialect', '"dialect" does not go with "provider": the module sends the calls', [
          'provider',
        ]),
      ]
    : [];
const linksShape = Object.fromEntries(linkNames.map((name) => [name, z.optional(linkUrlSchema)]));

/** Schema of `public/config.json`; also exported as JSON schema for editors. */
export const runtimeConfigSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: versionSchema,
  hosts: withDescription(
    z.catchall(
      z.object({ main: createHostSchema(baseUrlSchema.check(z.minLength(1))) }),
      createHostSchema(baseUrlSchema),
    ),
    'Services hosts by name, each as its base URL or as { "url", "dialect" }. A base URL is http or https, or a path of the console\'s own origin, without a slash at the end. "main" is required. Hosts that receive the session\'s token: docs/guides/connect-a-host.md.',
  ),
  signIn: z.optional(
    withDescription(
      signInSchema,
      'Sign-in at the host `main`: the differences from the product\'s own sign-in. "none": no sign-in. Guide: docs/guides/sign-in.md.',
    ),
  ),
  links: z.optional(
    withDescription(
      z.strictObject(linksShape),
      'URLs outside the console. The console leaves out a link that has no URL.',
    ),
  ),
  branding: z.optional(z.strictObject({ name: z.optional(z.string()), logo: z.optional(imageUrlSchema) })),
  zone: z.optional(
    withDescription(
      z.string().check(z.refine(isTimeZone, 'expected the IANA name of a time zone')),
      'IANA name of the time zone of the installation, such as "Europe/Madrid". The console shows and reads days, moments and "now" in this zone, and displays a notice to users whose own clocks show another time. Default: the viewer’s own zone.',
    ),
  ),
  languages: z.optional(
    withDescription(
      z.array(z.string().check(z.regex(LANGUAGE_TAG))).check(z.minLength(1)),
      'Tags of the languages that a person can choose, the default one first: ["es", "en", "pt-BR"]. A region decides the order of dates and the signs of numbers; "en" writes them as "en-GB". Texts exist in Spanish and English, and in the languages of the overlay; any other language shows Spanish texts. Default ["es"].',
    ),
  ),
  resources: z.optional(
    withDescription(z.array(fileUrlSchema), 'URLs of declarations (JSON) to load besides the bundled ones.'),
  ),
  landingPage: z.optional(
    withDescription(
      landingSchema,
      'Landing page at "/": a page of the console, such as "/admin/pumps", or a page made of blocks in place of the product\'s own. Default: the product\'s start page; if that page is hidden, the first page of the menu.',
    ),
  ),
  hide: z.optional(
    withDescription(
      z.strictObject({
        resources: z.optional(
          withDescription(
            stringArray,
            'Bundled resources to hide, by name: their pages and menu entries. A declaration of `resources` with the name or route of a hidden one replaces it.',
          ),
        ),
        pages: z.optional(
          withDescription(
            stringArray,
            'Bundled pages to hide, by their path below /admin: "academy". "*" does not hide the start page if `landingPage` declares its blocks. Without "search" the search offers screens and actions only.',
          ),
        ),
        menu: z.optional(
          withDescription(
            stringArray,
            'Menu entries to hide, by the resource or the path that they lead to. The page itself stays available.',
          ),
        ),
      }),
      'Bundled items to hide in this installation, by name. "*" hides everything except the names with a "!": ["*", "!users"].',
    ),
  ),
  images: z.optional(
    withDescription(
      z.array(
        z.string().check(z.regex(/^https?:\/\/[^/\\\s@]+/, 'expected an http or https URL without user')),
      ),
      'URLs whose origins pictures may be loaded from, besides those of the hosts and the console\'s own: "https://cdn.example.com". The console does not load a picture from another origin and shows a notice in its place.',
    ),
  ),
  ids: z.optional(
    withDescription(
      z.record(z.string(), stringArray),
      'Named lists of ids, which conditions (`inIds`) and tabs (`comingSoon`) refer to.',
    ),
  ),
  skuImages: z.optional(
    withDescription(
      z.record(z.string(), imageUrlSchema),
      "URL of the picture of a gateway, by its SKU: https, or a path of the console's own origin. A SKU without an entry shows its text only.",
    ),
  ),
  map: z.optional(mapTilesSchema),
  events: z.optional(
    withDescription(
      z.string().check(
        z.refine(isEventsPath, {
          error: ({ input }) => `${JSON.stringify(input)} is not a path at the main host`,
          params: { allowed: ['/events'] },
        }),
      ),
      'Path at the main host of its stream of changes (Server-Sent Events), without a query. Lists whose declaration has `live.events` follow it. Default: none; no such request is sent.',
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
        'Products of the academy page; `document` is the URL of a document.',
      ),
    }),
  ),
  workbench: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'Permission code that gives access to the workbench of declarations (docs/guides/workbench.md), with an entry in the side menu. Default: no user has access, except in development.',
    ),
  ),
  permissionsPage: z.optional(permissionsPageSchema),
  demo: z.optional(
    z.strictObject({
      logins: z.array(
        z.strictObject({
          label: textSchema,
          email: z.string(),
          password: z.string(),
          description: z.optional(textSchema),
        }),
      ),
      state: z.optional(
        withDescription(
          z.string(),
          'Path at the console\'s own host that answers `{ "notice": string | null }`. The console polls it every 30 s and shows the notice above every page.',
        ),
      ),
    }),
  ),
});

/** Finds the problems of a landing page made of blocks, with its texts in one language. */
export const findLandingPageSchemaProblems = (file: string, input: unknown): ConfigProblem[] =>
  findSchemaProblems(file, landingPageSchema, input, 'landingPage');

/** Finds the texts by language of a landing page made of blocks. */
export const findLandingPageTexts = (page: LandingPageInput): LocalizedTextPlace[] =>
  findTexts(landingPageSchema, page);

/** Finds the problems of a runtime config, each with its path, in each of its languages. */
export const findRuntimeConfigProblems = (file: string, input: unknown): ConfigProblem[] => {
  const places = findTexts(runtimeConfigSchema, input);
  const source = { file, input: pickTexts(input, places, SOURCE_LANGUAGE) };
  const languages = readRuntimeConfig(input)?.languages;
  return [
    ...findProblemsByLanguage({ source, places }, languages, (copy) =>
      findSchemaProblems(file, runtimeConfigSchema, copy.input),
    ),
    ...findNewerVersionProblems(file, input),
  ];
};

const findNewerVersionProblems = (file: string, input: unknown): ConfigProblem[] =>
  findVersionProblems(isPlainObject(input) ? input : {}).map(({ found }) => ({
    file,
    path: 'version',
    found,
    allowed: [],
    suggestion: null,
  }));
