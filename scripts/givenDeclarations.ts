import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkDeclarations, type Found, type KnownNames } from '../src/config/check/index.ts';
import { readJson } from '../src/config/check/readJson.ts';
import { inThisLanguage } from '../src/config/language/upgrade.ts';
import type { Declaration } from '../src/config/normalise/index.ts';
import { readRuntimeConfig, type RuntimeConfig } from '../src/config/runtime.ts';
import type { ConfigProblem } from '../src/config/types';
import { configNames } from './configNames.ts';
import { findDeclarations, findKnownNames } from './declared.ts';
import { overlayNow } from './overlay/folder.ts';

/** Declarations of single files, among those of the console that would load them. */
export interface Given {
  /** Those of the files, without what is wrong. */
  own: readonly Declaration[];
  /** The others of the config, of the console and of the overlay of this command. */
  others: readonly Declaration[];
  /** Of the files alone; mild ones among them. */
  problems: readonly ConfigProblem[];
  /** undefined: the config is none. */
  runtime: RuntimeConfig | undefined;
  names: KnownNames;
}

/** Checks the declarations of files, as they were found, as the console with that config would. */
export async function givenDeclarations(
  root: string,
  files: readonly Found[],
  config: Found,
): Promise<Given> {
  const overlay = await overlayNow();
  const known = await findKnownNames(root, overlay);
  const given = new Set(files.map(({ file }) => resolve(file)));
  const isAround = (file: string): boolean => !given.has(resolve(root, file));
  // A bundled one that is asked for does not stand in its own way.
  const around = (await findDeclarations(root, overlay)).filter(({ file }) => isAround(file));
  const bundled = checkDeclarations(around, known).sound;
  const runtime = readRuntimeConfig(config.input);
  const named = await Promise.all(namedBy(config.file, runtime).filter(isAround).map(foundFile));
  const own = files.map(inThisLanguage);
  const besides = named.filter(({ isBroken }) => !isBroken).map(inThisLanguage);
  const names = { ...known, ...configNames(config.input) };
  const { problems, sound } = checkDeclarations([...own, ...besides], names, bundled);
  const asked = new Set(own.map(({ file }) => file));
  return {
    own: sound.filter(({ file }) => asked.has(file)),
    others: [...sound.filter(({ file }) => !asked.has(file)), ...bundled],
    problems: problems.filter(({ file }) => asked.has(file)),
    runtime,
    names,
  };
}

/** Files of the declarations that a config names by a path of the console's origin. */
export const namedBy = (file: string, runtime: Pick<RuntimeConfig, 'resources'> | undefined): string[] =>
  (runtime?.resources ?? [])
    .filter((address) => address.startsWith('/') && !address.startsWith('//'))
    .map((address) => join(dirname(file), address));

/** A file as found; one that cannot be read is a problem of its own. */
export async function foundFile(file: string): Promise<Found> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof text === 'string') return readJson(file, text);
  const why =
    text instanceof Error && 'code' in text && text.code === 'ENOENT' ? 'No existe' : 'No se puede leer';
  return {
    file,
    input: undefined,
    isBroken: true,
    problems: [{ file, path: '', found: why, allowed: [], suggestion: null }],
  };
}
