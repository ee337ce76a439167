import { parseArgs } from 'node:util';
import { UsageError, describeOptionError, readCredentials } from '../conformanceOptions';

/** Command line options for checking declared resources. */
export interface ResourceOptions {
  /** Declarations, or a runtime config that names them. */
  files: readonly string[];
  /** Runtime config that names the hosts; undefined: one of the files, else the console's own. */
  config: string | undefined;
  /** Name of the host, if the declarations have several. */
  host: string | undefined;
  /** Base URL that replaces the one in the config. */
  url: string | undefined;
  /** Bearer token for that host only; undefined for hosts without a session. Never printed. */
  token: string | undefined;
  /** Origin of the console: checks what a browser on its pages may send and read; undefined for no such check. */
  origin: string | undefined;
  /** User for a host whose session is a cookie; the password comes from CONFORMANCE_PASSWORD. Never printed. */
  credentials: { user: string; password: string } | undefined;
  /** True to create, change and delete a record of each resource. */
  write: boolean;
  /** Prints JSON. */
  json: boolean;
}

export const resourceUsage =
  'Usage: npm run conformance -- --resources <file> [--resources …] [--config <config.json>] [--overlay <folder>] [--host <name>] [--url <URL>] [--token <token>] [--user <user>] [--origin <console>] [--write] [--json]';

/** True if the command line names declared resources. */
export const asksForResources = (args: readonly string[]): boolean =>
  args.some((argument) => argument === '--resources' || argument.startsWith('--resources='));

/** Parses the command line; the token may come from CONFORMANCE_TOKEN. Throws UsageError. */
export function readResourceOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ResourceOptions {
  const values = parseResourceOptions(args);
  const { url, config, host, user, write, json } = values;
  const token = values.token ?? env['CONFORMANCE_TOKEN'];
  if (token !== undefined && !/^[\x21-\x7e]{1,8192}$/.test(token))
    throw new UsageError('The token has characters that a token cannot have.');
  if (url !== undefined && !isHttpUrl(url))
    throw new UsageError('--url must be an http or https URL without user and query.');
  if (values.origin !== undefined && !isHttpUrl(values.origin))
    throw new UsageError('--origin must be the origin of the console, such as https://console.example.com.');
  return {
    files: values.resources,
    config,
    host,
    url: url?.replace(/\/+$/, ''),
    token,
    origin: values.origin === undefined ? undefined : new URL(values.origin).origin,
    credentials: readCredentials(user, env),
    write,
    json,
  };
}

/** True for an absolute http URL; a relative path needs a browser. */
export function isHttpUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return /^https?:$/.test(url?.protocol ?? '') && !url?.username && !url?.search && !url?.hash;
}

function parseResourceOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        resources: { type: 'string', multiple: true, default: [] },
        config: { type: 'string' },
        // Read by the declaration discovery, as in every command.
        overlay: { type: 'string' },
        host: { type: 'string' },
        url: { type: 'string' },
        token: { type: 'string' },
        user: { type: 'string' },
        origin: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${describeOptionError(error)} ${resourceUsage}`);
  }
}
