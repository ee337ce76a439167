import { parseArgs } from 'node:util';

/** Options of the command line. */
export interface BenchOptions {
  runs: number;
  /** Builds again before measuring. */
  build: boolean;
  /** Writes the table into docs/performance.md. */
  write: boolean;
  /** Port of the first host; each further host takes the next. */
  port: number;
  /** ms by which each answer of the hosts is late. */
  delay: number;
  /** Further builds of the console to measure beside the first: name and folder that holds `dist`. */
  extraBuilds: readonly { name: string; folder: string }[];
}

/** Reads the command line; throws when it is wrong. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '7' },
      quick: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      port: { type: 'string', default: '4321' },
      delay: { type: 'string', default: '20' },
      also: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    runs: values.quick ? 2 : parseWholeNumber('--runs', values.runs, 1),
    build: !values['no-build'],
    write: values.write,
    port: parseWholeNumber('--port', values.port, 1024),
    delay: parseWholeNumber('--delay', values.delay, 0),
    extraBuilds: values.also.map(parseNamedFolder),
  };
}

function parseWholeNumber(name: string, text: string, min: number): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < min)
    throw new Error(`${name} must be a number of at least ${min}.`);
  return Number(text);
}

function parseNamedFolder(text: string): { name: string; folder: string } {
  const separatorIndex = text.indexOf('=');
  if (separatorIndex < 1) throw new Error('--also is written as NAME=FOLDER; the folder contains dist.');
  return { name: text.slice(0, separatorIndex), folder: text.slice(separatorIndex + 1) };
}
