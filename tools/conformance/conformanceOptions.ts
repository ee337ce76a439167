import { parseArgs } from 'node:util';

/** Command line options. */
export interface ConformanceOptions {
  /** Base URL of the calls, without a trailing slash: `https://services.example.com/api`. */
  url: string;
  /** The token; undefined if a cookie carries the session. Never printed. */
  token: string | undefined;
  /** Runtime config whose `signIn` says how calls carry the session; undefined: `Authorization: Bearer`. */
  config: string | undefined;
  /** User for a session in a cookie; the password comes from CONFORMANCE_PASSWORD. Never printed. */
  credentials: { user: string; password: string } | undefined;
  /** Origin of the console, to check CORS for it. */
  origin: string | undefined;
  /** True to create, change and delete records. */
  write: boolean;
  /** Prints JSON. */
  json: boolean;
  /** Operation ids or tags; empty for all. */
  only: readonly string[];
  /** Timeout of a response in ms. */
  timeout: number;
}

/** Invalid usage, or no reachable host: one line for the user, exit code 2. */
export class UsageError extends Error {}

export const conformanceUsage =
  'Usage: npm run conformance -- --url <URL> --token <token> [--config <config.json> --user <user>] [--origin <console>] [--write] [--only <call or group>] [--timeout <ms>] [--json]';

/** Describes an invalid Node command line option, whose original message is English. */
export function describeOptionError(error: unknown): string {
  const [, option] = /option '(--[\w-]+)/i.exec(error instanceof Error ? error.message : '') ?? [];
  return option === undefined ? 'Invalid options.' : `Invalid option: ${option}.`;
}

/** Parses the command line; the token may come from CONFORMANCE_TOKEN. Throws UsageError. */
export function readConformanceOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConformanceOptions {
  const values = parseOptions(args);
  const token = values.token ?? env['CONFORMANCE_TOKEN'];
  if (values.url === undefined) throw new UsageError(`--url is missing. ${conformanceUsage}`);
  const credentials = readCredentials(values.user, env);
  if ((token === undefined || token === '') && !(values.config !== undefined && credentials))
    throw new UsageError(
      'The token is missing: --token <token> or the variable CONFORMANCE_TOKEN; or --config and --user, if a cookie carries the session.',
    );
  if (token !== undefined && token !== '' && !/^[\x21-\x7e]{1,8192}$/.test(token))
    throw new UsageError('The token has characters that a token cannot have.');
  return {
    url: parseUrl('--url', values.url).href.replace(/\/+$/, ''),
    token: token === '' ? undefined : token,
    config: values.config,
    credentials,
    origin: values.origin === undefined ? undefined : parseUrl('--origin', values.origin).origin,
    write: values.write,
    json: values.json,
    only: values.only,
    timeout: parseTimeout(values.timeout),
  };
}

/** Returns the user of the command line with the password of the environment. Throws UsageError. */
export function readCredentials(
  user: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): { user: string; password: string } | undefined {
  if (user === undefined) return undefined;
  const password = env['CONFORMANCE_PASSWORD'];
  if (password === undefined)
    throw new UsageError('The password of --user is missing in the variable CONFORMANCE_PASSWORD.');
  return { user, password };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        config: { type: 'string' },
        user: { type: 'string' },
        origin: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        timeout: { type: 'string', default: '10000' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${describeOptionError(error)} ${conformanceUsage}`);
  }
}

function parseUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isUsable =
    (url?.protocol === 'http:' || url?.protocol === 'https:') && !url.username && !url.search && !url.hash;
  if (!url || !isUsable)
    throw new UsageError(
      `${name} must be an http or https URL without user and query, such as https://services.example.com/api.`,
    );
  return url;
}

function parseTimeout(text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1)
    throw new UsageError('--timeout must be a number of milliseconds between 1 and 999999.');
  return Number(text);
}
