import { hasMisleadingChars } from '../../lib/url/misleadingChars';
import { isPlainObject } from '../../lib/json';
import { LANGUAGE_TAG, SOURCE_LANGUAGE } from '../../lib/language/language';
import { isTimeZone } from '../../lib/date/timeZone';
import type { LocalizedText } from '../../lib/language/language';
import { presetNames } from '../dialects/presetNames';
import type { LandingPageInput } from '../schema/runtime/landingPage';
import type { PermissionsPageInput } from '../schema/runtime/permissionsPage';
import { LANGUAGE_VERSION } from '../language/version';
import type { DialectSource } from '../dialects/resolveDialect';
import type { SignInSource } from './signInSource';

/** Runtime config, `public/config.json`: settings of an installation that need no build. */
export interface RuntimeConfig {
  /** Base URL of each services host by name; `main` is required. No slash at the end. */
  hosts: Readonly<Record<string, string>>;
  /** Dialects of hosts by name. Default: `json-api`. */
  dialects?: Readonly<Record<string, DialectSource>>;
  /** Sign-in. Default: the product's own. */
  signIn?: SignInSource;
  /** Tags of the languages that a person can choose, the default one first. Default: Spanish alone. */
  languages: readonly string[];
  /** URLs outside the console, each optional. The console leaves out a link without a URL. */
  links: Readonly<Partial<Record<LinkName, string>>>;
  branding: { name: string; logo?: string };
  /** IANA name of the time zone in which dates are shown and read. Default: the viewer's own. */
  zone?: string;
  /** URLs of declarations to load besides the bundled ones. */
  resources: readonly string[];
  /**
   * Landing page: a path of the console, or a start page made of blocks, whose texts may be by language. Default: the
   * product's own start page.
   */
  landingPage?: string | LandingPageInput;
  /** Bundled items that this installation hides. Default: none. */
  hide?: HiddenItems;
  /** URLs whose origins pictures may be loaded from, besides those of the hosts and the console's own. */
  images: readonly string[];
  /** Named lists of ids that rules of the console refer to, for example `comingSoonProjects`. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** URL of the picture of a gateway by its SKU. A SKU without an entry shows its text only. */
  skuImages: Readonly<Record<string, string>>;
  /** Tiles of maps as declared; `readMapTiles` validates them when a map opens. */
  map?: unknown;
  /** Path at the main host of its stream of changes, as declared; `src/live` validates it when it connects. */
  events?: unknown;
  /** Content of the academy page. */
  academy?: { products: readonly AcademyProduct[] };
  /** Permission code that gives access to the workbench of declarations. Without it only the development server has one. */
  workbench?: string;
  /** Page of permissions as declared: who can open it, and the permissions of roles. The page reads it. */
  permissionsPage?: PermissionsPageInput;
  /** Only in the demo: logins that the login page offers, and the path that returns the notice above a page. */
  demo?: { logins: readonly DemoLogin[]; state?: string };
}

/** Names of hidden bundled items. */
export interface HiddenItems {
  /** Resources: their pages and menu entries. A runtime declaration with the name or route of a hidden one replaces it. */
  resources: readonly string[];
  /** Pages written in code, by their first path below /admin. */
  pages: readonly string[];
  /** Menu entries, by resource or path. Their pages stay available. */
  menu: readonly string[];
}

export const linkNames = [
  'poweredBy',
  'forgottenPassword',
  'releaseNotes',
  'terms',
  'createTicket',
  'checkIn',
  'digitalSignage',
  'academyVideo',
  'commonAreasV2',
] as const;
export type LinkName = (typeof linkNames)[number];

/** Product of the academy page; `document` is the URL of its document. */
export interface AcademyProduct {
  name: string;
  kind: 'sensor' | 'plug' | 'gateway';
  sku: string;
  key: string;
  document?: string;
}

export interface DemoLogin {
  label: string | LocalizedText;
  email: string;
  password: string;
  description?: string | LocalizedText;
}

/**
 * Returns the runtime config with its defaults, or undefined if its basic shape is invalid. The full check names every
 * problem; it is `check/runtime/runtimeConfigProblems.ts` and loads only in that case.
 */
export function readRuntimeConfig(value: unknown): RuntimeConfig | undefined {
  const hostConfig = isPlainObject(value) ? readHosts(value.hosts) : undefined;
  // Sign-in needs an http URL; a text that only resembles a path is rejected too.
  if (!isPlainObject(value) || !hostConfig || !isHttpUrl(hostConfig.hosts.main)) return undefined;
  // The file is for a newer console, so this one does not know its content.
  if (typeof value.version === 'number' && value.version > LANGUAGE_VERSION) return undefined;
  const {
    links = {},
    branding = {},
    resources = [],
    hide,
    landingPage,
    images = [],
    ids = {},
    skuImages = {},
    map,
    events,
    academy,
    demo,
    zone,
    signIn,
    workbench,
    permissionsPage,
    languages = [SOURCE_LANGUAGE],
  } = value;
  if (
    !isStringRecord(links) ||
    !isPlainObject(branding) ||
    !isStringArray(resources) ||
    !isStringArray(images) ||
    !isStringArray(languages) ||
    !languages.every((tag) => LANGUAGE_TAG.test(tag)) ||
    !isPlainObject(ids) ||
    !(signIn === undefined || signIn === 'none' || isPlainObject(signIn)) ||
    !(zone === undefined || (typeof zone === 'string' && isTimeZone(zone)))
  )
    return undefined;
  if (!Object.values(ids).every(isStringArray) || !isStringRecord(skuImages)) return undefined;
  const logins = isPlainObject(demo) && Array.isArray(demo.logins) ? (demo.logins as DemoLogin[]) : undefined;
  return {
    ...hostConfig,
    links,
    branding: {
      name: typeof branding.name === 'string' ? branding.name : 'Consola',
      ...(typeof branding.logo === 'string' ? { logo: branding.logo } : {}),
    },
    resources,
    languages: languages.length > 0 ? languages : [SOURCE_LANGUAGE],
    ...(isPlainObject(hide) ? { hide: readHiddenItems(hide) } : {}),
    // The page validates it before rendering.
    ...(landingPage === undefined ? {} : { landingPage: landingPage as string | LandingPageInput }),
    images,
    ids: ids as Record<string, string[]>,
    skuImages,
    map,
    events,
    ...(isPlainObject(permissionsPage) ? { permissionsPage } : {}),
    ...(zone === undefined ? {} : { zone }),
    // `check/runtime/runtimeConfigProblems.ts` validates its content before the sign-in.
    ...(signIn === undefined ? {} : { signIn: signIn as SignInSource }),
    ...(typeof workbench === 'string' && workbench !== '' ? { workbench } : {}),
    ...(isPlainObject(academy) && Array.isArray(academy.products)
      ? { academy: { products: academy.products as AcademyProduct[] } }
      : {}),
    ...(logins ? { demo: { logins, ...readDemoState(demo) } } : {}),
  };
}

/** Reads base URLs and dialects of the hosts, each a URL, `{ url, dialect }` or `{ url, provider }`. */
function readHosts(value: unknown): Pick<RuntimeConfig, 'hosts' | 'dialects'> | undefined {
  if (!isPlainObject(value)) return undefined;
  const hosts = Object.entries(value).map(
    ([name, host]) => [name, isPlainObject(host) ? host : { url: host }] as const,
  );
  const dialects = hosts.flatMap(([name, host]) => {
    // A host with a provider is its own dialect source: the provider needs its URL.
    const dialect = host.provider ? host : host.dialect;
    return dialect === undefined || dialect === 'json-api' ? [] : [[name, dialect] as const];
  });
  const baseUrls = Object.fromEntries(hosts.map(([name, { url }]) => [name, url]));
  if (!isStringRecord(baseUrls) || !dialects.every(([, dialect]) => isDialectSource(dialect)))
    return undefined;
  if (dialects.length === 0) return { hosts: baseUrls };
  return { hosts: baseUrls, dialects: Object.fromEntries(dialects) as Record<string, DialectSource> };
}

/** True for a preset name or any object; `check/runtime/runtimeConfigProblems.ts` validates the content of the object. */
const isDialectSource = (value: unknown): boolean =>
  isPlainObject(value) || presetNames.some((name) => name === value);

/** Returns the URLs that pictures may be loaded from: `images`, the hosts, the pictures of SKUs, and the logo. */
export const listImageUrls = ({
  hosts,
  images,
  skuImages,
  branding: { logo },
}: Pick<RuntimeConfig, 'hosts' | 'images' | 'skuImages' | 'branding'>): string[] => [
  ...images,
  ...Object.values(hosts),
  ...Object.values(skuImages),
  ...(logo === undefined ? [] : [logo]),
];

const readHiddenItems = ({ resources, pages, menu }: Readonly<Record<string, unknown>>): HiddenItems => ({
  resources: toStringArray(resources),
  pages: toStringArray(pages),
  menu: toStringArray(menu),
});

const isHttpUrl = (text = ''): boolean =>
  !hasMisleadingChars(text) && /^(?:https?:\/\/[^\s/@][^\s@]*|\/(?!\/)\S*)$/.test(text);

/** Accepts only a path at the console's own host, because the console polls it. */
const readDemoState = (demo: unknown): { state?: string } =>
  isPlainObject(demo) &&
  typeof demo.state === 'string' &&
  !hasMisleadingChars(demo.state) &&
  /^\/(?!\/)/.test(demo.state)
    ? { state: demo.state }
    : {};

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const toStringArray = (value: unknown): readonly string[] => (isStringArray(value) ? value : []);
const isStringRecord = (value: unknown): value is Record<string, string> =>
  isPlainObject(value) && Object.values(value).every((item) => typeof item === 'string');
