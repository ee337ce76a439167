import { parseArgs } from 'node:util';
import { dataSets } from '../fixtures/seeds/demo';
import type { DataSet } from '../fixtures/seeds/demo';
import { isServerUrl } from './store/dataPlace';

/** Command line options of the demo host. */
interface CliOptions {
  port: number;
  host: string;
  data: DataSet;
  /** Folder or `postgres://` URL of the data; undefined keeps it in memory only. */
  database: string | undefined;
  /** Data of an empty database; undefined for the default of its kind. */
  seed: 'demo' | 'none' | undefined;
  check: boolean;
  /** Milliseconds. */
  delay: number;
  /** True to enable fault injection. */
  faults: boolean;
  /** Public origin of the host if it differs from its listen address: `https://demo.example`. */
  origin: string | undefined;
  /** Base path of the console, as set at build time: `/console`. */
  base: string | undefined;
}

function parseWholeNumber(name: string, value: string, max: number): number {
  if (!/^\d+$/.test(value) || Number(value) > max)
    throw new Error(`${name} must be a number between 0 and ${max}.`);
  return Number(value);
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new Error('--origin must be a URL without a path, such as https://demo.example.');
  return url.origin;
}

function parseBasePath(value: string): string {
  const path = value.replace(/\/+$/, '');
  if (!/^(?:\/[\w.-]+)+$/.test(path)) throw new Error('--base must be a path, such as /console.');
  return path;
}

/** Parses the command line. Throws an Error with an English message if it is invalid. */
export function readCliOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CliOptions {
  if (args.some((arg) => /^--(?:persist|reset)(?:=|$)/.test(arg)))
    throw new Error(
      '--persist and --reset no longer exist: use --database ./data, which stores each change before it is acknowledged (docs/guides/host.md).',
    );
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        seed: { type: 'string' },
        check: { type: 'boolean' },
        delay: { type: 'string' },
        'no-faults': { type: 'boolean' },
        origin: { type: 'string' },
        base: { type: 'string' },
      },
    }));
  } catch {
    throw new Error(
      'Options: --port N, --host ADDRESS, --data normal|big|hostile, --database FOLDER|URL, --seed demo|none, --check, --delay MS, --no-faults, --origin URL, --base PATH.',
    );
  }
  const database = values.database ?? (env['DATABASE_URL'] || undefined);
  if (database === '' || (database?.includes('://') && !isServerUrl(database)))
    throw new Error('--database must be a folder or a postgres:// URL, such as --database ./data.');
  const { seed } = values;
  if (seed !== undefined && seed !== 'demo' && seed !== 'none')
    throw new Error('--seed must be demo or none.');
  if (seed !== undefined && database === undefined) throw new Error('--seed must be used with --database.');
  const data = dataSets.find((name) => name === (values.data ?? 'normal'));
  if (!data) throw new Error('--data must be normal, big or hostile.');
  return {
    port: parseWholeNumber('--port', values.port ?? env['PORT'] ?? '4126', 65_535),
    host: values.host ?? '127.0.0.1',
    data,
    database,
    seed,
    check: values.check ?? false,
    delay: parseWholeNumber('--delay', values.delay ?? '0', 60_000),
    faults: !values['no-faults'],
    origin: values.origin === undefined ? undefined : parseOrigin(values.origin),
    base: values.base === undefined ? undefined : parseBasePath(values.base),
  };
}
