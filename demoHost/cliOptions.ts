import { parseArgs } from 'node:util';
import { dataSets } from '../fixtures/seeds/demo';
import type { DataSet } from '../fixtures/seeds/demo';

/** Command line options of the demo host. */
interface CliOptions {
  port: number;
  host: string;
  data: DataSet;
  /** File for the persisted data; undefined keeps it in memory only. */
  persist: string | undefined;
  /** Deletes the persisted data first. */
  reset: boolean;
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

/** File for `--persist` without a value. */
export const DEFAULT_SNAPSHOT_FILE = 'data/state.json';

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
  // `--persist` takes an optional file; without one it uses the default file.
  const expandedArgs = args.flatMap((arg, i) =>
    arg === '--persist' && (args[i + 1] ?? '--').startsWith('--')
      ? [`--persist=${DEFAULT_SNAPSHOT_FILE}`]
      : [arg],
  );
  let values;
  try {
    ({ values } = parseArgs({
      args: expandedArgs,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        persist: { type: 'string' },
        reset: { type: 'boolean' },
        check: { type: 'boolean' },
        delay: { type: 'string' },
        'no-faults': { type: 'boolean' },
        origin: { type: 'string' },
        base: { type: 'string' },
      },
    }));
  } catch {
    throw new Error(
      'Options: --port N, --host ADDRESS, --data normal|big|hostile, --persist [FILE], --reset, --check, --delay MS, --no-faults, --origin URL, --base PATH.',
    );
  }
  if (values.persist === '') throw new Error('--persist must be a file, such as --persist data.json.');
  const data = dataSets.find((name) => name === (values.data ?? 'normal'));
  if (!data) throw new Error('--data must be normal, big or hostile.');
  // A snapshot of half a gigabyte exceeds the longest possible string, and writing it would block the host for seconds
  // each time.
  if (data === 'big' && values.persist !== undefined)
    throw new Error('--data must be normal or hostile with --persist: big is not saved.');
  return {
    port: parseWholeNumber('--port', values.port ?? env['PORT'] ?? '4126', 65_535),
    host: values.host ?? '127.0.0.1',
    data,
    persist: values.persist,
    reset: values.reset ?? false,
    check: values.check ?? false,
    delay: parseWholeNumber('--delay', values.delay ?? '0', 60_000),
    faults: !values['no-faults'],
    origin: values.origin === undefined ? undefined : parseOrigin(values.origin),
    base: values.base === undefined ? undefined : parseBasePath(values.base),
  };
}
