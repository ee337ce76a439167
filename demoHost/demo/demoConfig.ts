import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { academyProducts } from './academyProducts';
import { demoLogins, seededLogins } from '../../fixtures/demoLogins';
import { allPermissions, permissionsOfRoles } from '../server/roles';

/** The members of a runtime config that the host reads. */
type DemoRuntimeConfig = Readonly<Record<string, unknown>>;

/** Links whose pages the console shows in an iframe; the demo serves a page for each. */
const framedLinks = {
  checkIn: '/demo/frames/check-in',
  digitalSignage: '/demo/frames/digital-signage',
  createTicket: '/demo/frames/create-ticket',
  academyVideo: '/demo/frames/video',
} as const;

const readLinks = (config: DemoRuntimeConfig): DemoRuntimeConfig =>
  typeof config['links'] === 'object' && config['links'] !== null
    ? (config['links'] as DemoRuntimeConfig)
    : {};

/** Returns the URL of a host: a text, or its `url`; configs before version 3 of the language call it `address`. */
function getUrl(host: unknown): unknown {
  const { url, address } = Object(host) as { url?: unknown; address?: unknown };
  return url ?? address ?? host;
}

/** Reads the config from the overlay that the console was started with, else from the build, else from the sources. */
function readConfig(root: string, dist: string): DemoRuntimeConfig {
  const overlay = process.env['CONSOLE_OVERLAY'];
  const file = [...(overlay ? [overlay] : []), dist, join(root, 'public')]
    .map((folder) => join(folder, 'config.json'))
    .find((path) => existsSync(path));
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as DemoRuntimeConfig);
}

/**
 * True if the console's main host has the same origin. Any other host has neither the demo users nor the demo records.
 */
function usesDemoHost(config: DemoRuntimeConfig): boolean {
  const main: unknown = (Object(config['hosts']) as { main?: unknown }).main;
  const baseUrl = getUrl(main);
  return typeof baseUrl !== 'string' || !/^https?:/.test(baseUrl);
}

/** Permissions of the roles of the demo logins, which the page of permissions shows. */
const demoRoles = (): Record<string, 'all' | string[]> =>
  Object.fromEntries(
    seededLogins.map(({ role }) => {
      const codes = permissionsOfRoles([role]);
      return [role, codes.length === allPermissions.length ? 'all' : codes];
    }),
  );

/** Options of the config. */
interface DemoConfigOptions {
  statePath?: string | undefined;
  dist?: string | undefined;
  /** False leaves the demo logins out. Default true. */
  demo?: boolean;
}

/**
 * Returns the runtime config below `root` plus the demo's own keys; keys of the config take precedence. `statePath` is
 * the path of the host's status, if it has one; `dist` is the folder of the built console. If the main host is another
 * one, returns the config unchanged.
 */
export function demoConfig(
  root: string,
  { statePath, dist = join(root, 'dist'), demo = true }: DemoConfigOptions = {},
): DemoRuntimeConfig {
  const config = readConfig(root, dist);
  if (!usesDemoHost(config)) return config;
  const resources = Array.isArray(config['resources']) ? (config['resources'] as unknown[]) : [];
  return {
    academy: { products: academyProducts },
    events: '/events',
    permissionsPage: { roles: demoRoles() },
    ...config,
    links: { ...framedLinks, ...readLinks(config) },
    resources: [...resources, '/demo/resources/ev-sessions.json', '/demo/resources/activity.json'],
    demo: { logins: demo ? demoLogins : [], ...(statePath !== undefined && { state: statePath }) },
  };
}

/** A host name that a Content-Security-Policy cannot misread as several words or as a pattern. */
const safeHostname = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])$/;

/**
 * Converts a link to a `frame-src` source: its origin, or `'self'` for a path of the console. Returns undefined for
 * anything else.
 */
function cspSource(link: unknown): string | undefined {
  if (typeof link !== 'string' || !URL.canParse(link, 'https://self.invalid')) return undefined;
  const { protocol, hostname, origin } = new URL(link, 'https://self.invalid');
  if (hostname === 'self.invalid') return "'self'";
  return protocol === 'https:' && safeHostname.test(hostname) ? origin : undefined;
}

/** Returns the `frame-src` sources under this config: only the origins of its framed services. */
export function frameSources(config: DemoRuntimeConfig): string[] {
  const links = readLinks(config);
  const sources = Object.keys(framedLinks).flatMap((name) => cspSource(links[name]) ?? []);
  return [...new Set(sources)].sort();
}

/** Returns the `img-src` origins under this config, besides the console's own. */
export function imageSources(config: DemoRuntimeConfig): string[] {
  const values = ['images', 'hosts', 'skuImages'].flatMap((key) => Object.values(Object(config[key])));
  const { logo } = Object(config['branding']) as { logo?: unknown };
  const { tiles } = Object(config['map']) as { tiles?: unknown };
  // A host is either its URL or an object with one.
  const urls = values.map(getUrl);
  const sources = [...urls, logo, tiles].flatMap((value) => cspSource(value) ?? []);
  return [...new Set(sources)].filter((source) => source !== "'self'").sort();
}

/**
 * Returns the `connect-src` origins under this config besides the console's own: hosts, declaration URLs and identity
 * providers.
 */
function connectSources(config: DemoRuntimeConfig): string[] {
  const signIn = Object(config['signIn']) as { issuer?: unknown; origins?: unknown };
  const values: unknown[] = [
    ...['hosts', 'resources'].flatMap((key) => Object.values(Object(config[key]))),
    ...Object.values(Object(signIn.origins)),
    signIn.issuer,
  ];
  const urls = values.map(getUrl);
  const origins = urls.flatMap((value) => {
    if (typeof value !== 'string' || !/^https?:/.test(value) || !URL.canParse(value)) return [];
    const { hostname, origin } = new URL(value);
    return safeHostname.test(hostname) ? [origin] : [];
  });
  return [...new Set(origins)].sort();
}

/** Sources for the Content-Security-Policy header: frames, images and connections. */
export const cspSources = (config: DemoRuntimeConfig) => ({
  frames: frameSources(config),
  images: imageSources(config),
  connect: connectSources(config),
});
