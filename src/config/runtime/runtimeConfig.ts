import { hasMisleadingChars } from '../../lib/url/misleadingChars';
import { isPlainObject } from '../../lib/json';
import { isTimeZone } from '../../lib/date/timeZone';
import { presetNames } from '../dialects/presetNames';
import type { LandingPageInput } from '../schema/runtime/landingPage';
import { LANGUAGE_VERSION } from '../language/version';
import type { DialectSource } from '../dialects/resolveDialect';
import type { SignInSource } from './signInSource';

/** The runtime config, `public/config.json`: what an installation sets without a build. */
export interface RuntimeConfig {
  /** Base address of each services host by name; `main` is needed. No slash at the end. */
  hosts: Readonly<Record<string, string>>;
  /** How hosts speak, by name; those that are not here speak `json-api`. */
  dialects?: Readonly<Record<string, DialectSource>>;
  /** How one signs in, unless it is the product's own way. */
  signIn?: SignInSource;
  /** Addresses outside the console, each optional: what leads there is left out when unset. */
  links: Readonly<Partial<Record<LinkName, string>>>;
  branding: { name: string; logo?: string };
  /** IANA name of the zone on whose clocks dates are shown and read; the viewer's own without it. */
  zone?: string;
  /** Addresses of declarations to load besides the bundled ones. */
  resources: readonly string[];
  /** Where one lands: a path of the console, or what its start page is made of; by default the product's own. */
  start?: string | LandingPageInput;
  /** What this installation does not show; nothing without it. */
  hide?: HiddenItems;
  /** Addresses whose origins pictures may come from, besides those of the hosts and the console's own. */
  images: readonly string[];
  /** Named lists of ids that a rule of the console asks for, for example `comingSoonProjects` (PROJ-43). */
  ids: Readonly<Record<string, readonly string[]>>;
  /** Address of the picture of a gateway by its SKU; a SKU that is not here shows its text only (AGW-27, AGW-28). */
  skuImages: Readonly<Record<string, string>>;
  /** What the academy page lists (PAGE-02..PAGE-04). */
  academy?: { products: readonly AcademyProduct[] };
  /** Permission code of those who may open the workbench of declarations; without it only the development server has one. */
  workbench?: string;
  /** Only in the demo: logins that the login page offers, and where the host says what the console is to show above a page. */
  demo?: { logins: readonly DemoLogin[]; state?: string };
}

/** Names of what is bundled and not shown. */
export interface HiddenItems {
  /** Resources: their pages and menu entries. A declaration of the runtime with the name or route of one takes its place. */
  resources: readonly string[];
  /** Pages written in code, by their first path below /admin. */
  pages: readonly string[];
  /** Entries of the menu, by resource or path; what they lead to is still there. */
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

/** A product of the academy page, with its SKU, its key and the address of its document. */
export interface AcademyProduct {
  name: string;
  kind: 'sensor' | 'plug' | 'gateway';
  sku: string;
  key: string;
  document?: string;
}

export interface DemoLogin {
  label: string;
  email: string;
  password: string;
  description?: string;
}

/**
 * The runtime config with its defaults, or undefined when it is not even roughly one; the full check, with every problem
 * named, is `check/runtimeConfig.ts` and loads only then.
 */
export function readRuntimeConfig(value: unknown): RuntimeConfig | undefined {
  const hostConfig = isPlainObject(value) ? readHosts(value.hosts) : undefined;
  // Nobody signs in at what is no http address, or only looks like a path.
  if (!isPlainObject(value) || !hostConfig || !isHttpUrl(hostConfig.hosts.main)) return undefined;
  // Of a newer console: what is in it is not known here.
  if (typeof value.version === 'number' && value.version > LANGUAGE_VERSION) return undefined;
  const {
    links = {},
    branding = {},
    resources = [],
    hide,
    start,
    images = [],
    ids = {},
    skuImages = {},
    academy,
    demo,
    zone,
    signIn,
    workbench,
  } = value;
  if (
    !isStringRecord(links) ||
    !isPlainObject(branding) ||
    !isStringArray(resources) ||
    !isStringArray(images) ||
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
    ...(isPlainObject(hide) ? { hide: readHiddenItems(hide) } : {}),
    // The page looks at it before it draws it.
    ...(start === undefined ? {} : { start: start as string | LandingPageInput }),
    images,
    ids: ids as Record<string, string[]>,
    skuImages,
    ...(zone === undefined ? {} : { zone }),
    // What is in it `check/runtimeConfig.ts` looks at, before anybody signs in.
    ...(signIn === undefined ? {} : { signIn: signIn as SignInSource }),
    ...(typeof workbench === 'string' && workbench !== '' ? { workbench } : {}),
    ...(isPlainObject(academy) && Array.isArray(academy.products)
      ? { academy: { products: academy.products as AcademyProduct[] } }
      : {}),
    ...(logins ? { demo: { logins, ...readDemoState(demo) } } : {}),
  };
}

/** Addresses of hosts and how they speak, each `address` or `{ address, dialect }`. */
function readHosts(value: unknown): Pick<RuntimeConfig, 'hosts' | 'dialects'> | undefined {
  if (!isPlainObject(value)) return undefined;
  const hosts = Object.entries(value).map(
    ([name, host]) => [name, isPlainObject(host) ? host : { address: host }] as const,
  );
  const dialects = hosts.flatMap(([name, { dialect }]) =>
    dialect === undefined || dialect === 'json-api' ? [] : [[name, dialect] as const],
  );
  const baseUrls = Object.fromEntries(hosts.map(([name, { address }]) => [name, address]));
  if (!isStringRecord(baseUrls) || !dialects.every(([, dialect]) => isDialectSource(dialect)))
    return undefined;
  if (dialects.length === 0) return { hosts: baseUrls };
  return { hosts: baseUrls, dialects: Object.fromEntries(dialects) as Record<string, DialectSource> };
}

/** What is in an object `check/runtimeConfig.ts` looks at. */
const isDialectSource = (value: unknown): boolean =>
  isPlainObject(value) || presetNames.some((name) => name === value);

/** The addresses that pictures may come from: its hosts, its logo, and those it names for it. */
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

/** Only an address of the console's own host: it is asked again and again. */
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
