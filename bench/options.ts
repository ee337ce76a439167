import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  runs: number;
  /** Builds again before measuring. */
  build: boolean;
  /** Writes the table into docs/performance.md. */
  write: boolean;
  /** Of the first host; each further one takes the next. */
  port: number;
  /** ms by which each answer of the hosts is late. */
  delay: number;
  /** Further builds of the console to measure beside the first: name and folder that holds `dist`. */
  also: readonly { name: string; folder: string }[];
}

/** Reads the command line; throws when it is wrong. */
export function readOptions(args: readonly string[]): Options {
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
    runs: values.quick ? 2 : whole('--runs', values.runs, 1),
    build: !values['no-build'],
    write: values.write,
    port: whole('--port', values.port, 1024),
    delay: whole('--delay', values.delay, 0),
    also: values.also.map(namedFolder),
  };
}

function whole(name: string, text: string, least: number): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < least)
    throw new Error(`${name} debe ser un número desde ${least}.`);
  return Number(text);
}

function namedFolder(text: string): { name: string; folder: string } {
  const at = text.indexOf('=');
  if (at < 1) throw new Error('--also se escribe NOMBRE=CARPETA; la carpeta contiene dist.');
  return { name: text.slice(0, at), folder: text.slice(at + 1) };
}
