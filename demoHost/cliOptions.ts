import { parseArgs } from 'node:util';
import { dataSets } from '../fixtures/seeds/demo';
import type { DataSet } from '../fixtures/seeds/demo';

/** What the command line of the demo host asks for. */
interface CliOptions {
  port: number;
  host: string;
  data: DataSet;
  /** Where to keep the data, or undefined to forget it at the end. */
  persist: string | undefined;
  /** Forget what was kept. */
  reset: boolean;
  check: boolean;
  /** Milliseconds. */
  delay: number;
  /** Whether faults can be brought about on purpose. */
  faults: boolean;
  /** Where people reach the host, when it is not where it listens: `https://demo.example`. */
  origin: string | undefined;
  /** Path that the console is served below, as it was built for: `/console`. */
  base: string | undefined;
}

/** Where `--persist` keeps the data when no file is named. */
export const DEFAULT_SNAPSHOT_FILE = 'data/state.json';

function parseWholeNumber(name: string, value: string, max: number): number {
  if (!/^\d+$/.test(value) || Number(value) > max)
    throw new Error(`${name} debe ser un número entre 0 y ${max}.`);
  return Number(value);
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new Error('--origin debe ser una dirección sin ruta, por ejemplo https://demo.example.');
  return url.origin;
}

function parseBasePath(value: string): string {
  const path = value.replace(/\/+$/, '');
  if (!/^(?:\/[\w.-]+)+$/.test(path)) throw new Error('--base debe ser una ruta, por ejemplo /console.');
  return path;
}

/** Reads the command line; throws an Error with a Spanish sentence when it is wrong. */
export function readCliOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CliOptions {
  // --persist takes a file or nothing: a bare one gets the usual file.
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
      'Opciones: --port N, --host DIRECCIÓN, --data normal|big|hostile, --persist [FICHERO], --reset, --check, --delay MS, --no-faults, --origin URL, --base RUTA.',
    );
  }
  if (values.persist === '')
    throw new Error('--persist debe ser un fichero, por ejemplo --persist datos.json.');
  const data = dataSets.find((name) => name === (values.data ?? 'normal'));
  if (!data) throw new Error('--data debe ser normal, big o hostile.');
  // Half a gigabyte is more than one text can hold, and writing it would stop the host for seconds each time.
  if (data === 'big' && values.persist !== undefined)
    throw new Error('--data debe ser normal o hostile con --persist: big no se guarda.');
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
