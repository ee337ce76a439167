import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { academyProducts } from './academyProducts';
import { demoLogins } from '../../fixtures/demoLogins';

/** A runtime config as far as the host reads it. */
type DemoRuntimeConfig = Readonly<Record<string, unknown>>;

/** Links whose pages the console frames; the demo has a page for each. */
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

/** The config of the overlay that the console is started with, of the build, or of the sources. */
function readConfig(root: string, dist: string): DemoRuntimeConfig {
  const overlay = process.env['CONSOLE_OVERLAY'];
  const file = [...(overlay ? [overlay] : []), dist, join(root, 'public')]
    .map((folder) => join(folder, 'config.json'))
    .find((path) => existsSync(path));
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as DemoRuntimeConfig);
}

/** Whether the console's main host is at its own origin; another one knows neither the demo's people nor its records. */
function usesDemoHost(config: DemoRuntimeConfig): boolean {
  const main: unknown = (Object(config['hosts']) as { main?: unknown }).main;
  const baseUrl = (Object(main) as { address?: unknown }).address ?? main;
  return typeof baseUrl !== 'string' || !/^https?:/.test(baseUrl);
}

/**
 * The console's runtime config below `root` with what only the demo adds; what the config says itself goes first. `state` is
 * where the host says how it is, if it does; `dist` is the folder of the built console. Of a console whose main host is another
 * it is the config alone.
 */
export function demoConfig(root: string, statePath?: string, dist = join(root, 'dist')): DemoRuntimeConfig {
  const config = readConfig(root, dist);
  if (!usesDemoHost(config)) return config;
  const resources = Array.isArray(config['resources']) ? (config['resources'] as unknown[]) : [];
  return {
    academy: { products: academyProducts },
    ...config,
    links: { ...framedLinks, ...readLinks(config) },
    resources: [...resources, '/demo/resources/ev-sessions.json'],
    demo: { logins: demoLogins, ...(statePath !== undefined && { state: statePath }) },
  };
}

/** A host name in which nothing reads as more than one word or as a pattern in a Content-Security-Policy. */
const safeHostname = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])$/;

/** A link as a source of `frame-src`: its origin, `'self'` for a path of the console's own; undefined for what is neither. */
function cspSource(link: unknown): string | undefined {
  if (typeof link !== 'string' || !URL.canParse(link, 'https://self.invalid')) return undefined;
  const { protocol, hostname, origin } = new URL(link, 'https://self.invalid');
  if (hostname === 'self.invalid') return "'self'";
  return protocol === 'https:' && safeHostname.test(hostname) ? origin : undefined;
}

/** What the console may frame under this config: the origins of its framed services and nothing else. */
export function frameSources(config: DemoRuntimeConfig): string[] {
  const links = readLinks(config);
  const sources = Object.keys(framedLinks).flatMap((name) => cspSource(links[name]) ?? []);
  return [...new Set(sources)].sort();
}

/** Where the console may load pictures from under this config, besides its own origin. */
export function imageSources(config: DemoRuntimeConfig): string[] {
  const values = ['images', 'hosts', 'skuImages'].flatMap((key) => Object.values(Object(config[key])));
  const { logo } = Object(config['branding']) as { logo?: unknown };
  // A host is its address, or has one.
  const urls = values.map((value) => (Object(value) as { address?: unknown }).address ?? value);
  const sources = [...urls, logo].flatMap((value) => cspSource(value) ?? []);
  return [...new Set(sources)].filter((source) => source !== "'self'").sort();
}

/** Whom the console calls under this config, besides its own origin: its hosts, where declarations are, who signs people in. */
function connectSources(config: DemoRuntimeConfig): string[] {
  const signIn = Object(config['signIn']) as { issuer?: unknown; origins?: unknown };
  const values: unknown[] = [
    ...['hosts', 'resources'].flatMap((key) => Object.values(Object(config[key]))),
    ...Object.values(Object(signIn.origins)),
    signIn.issuer,
  ];
  const urls = values.map((value) => (Object(value) as { address?: unknown }).address ?? value);
  const origins = urls.flatMap((value) => {
    if (typeof value !== 'string' || !/^https?:/.test(value) || !URL.canParse(value)) return [];
    const { hostname, origin } = new URL(value);
    return safeHostname.test(hostname) ? [origin] : [];
  });
  return [...new Set(origins)].sort();
}

/** What pages may frame, show and call, as the headers want it. */
export const cspSources = (config: DemoRuntimeConfig) => ({
  frames: frameSources(config),
  images: imageSources(config),
  connect: connectSources(config),
});
