import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkDeclarations, type DeclarationSource, type KnownNames } from '../../src/config/check/index.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { upgradeDeclaration } from '../../src/config/language/upgrade.ts';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { readRuntimeConfig, type RuntimeConfig } from '../../src/config/runtime/runtimeConfig.ts';
import type { ConfigProblem } from '../../src/config/types';
import { namesFromConfig } from './namesFromConfig.ts';
import { findDeclarations, findKnownNames } from './discovery.ts';
import { readRequestedOverlay } from '../overlay/overlayFolder.ts';

/** Declarations of single files, among those of the console that would load them. */
export interface LoadedDeclarations {
  /** Those of the files, without what is wrong. */
  selected: readonly Declaration[];
  /** The others of the config, of the console and of the overlay of this command. */
  otherDeclarations: readonly Declaration[];
  /** Of the files alone; mild ones among them. */
  problems: readonly ConfigProblem[];
  /** undefined: the config is none. */
  runtimeConfig: RuntimeConfig | undefined;
  names: KnownNames;
}

/** Checks the declarations of files, as they were found, as the console with that config would. */
export async function loadDeclarations(
  root: string,
  files: readonly DeclarationSource[],
  config: DeclarationSource,
): Promise<LoadedDeclarations> {
  const overlay = await readRequestedOverlay();
  const knownNames = await findKnownNames(root, overlay);
  const selectedPaths = new Set(files.map(({ file }) => resolve(file)));
  const isOtherFile = (file: string): boolean => !selectedPaths.has(resolve(root, file));
  // A bundled one that is asked for does not stand in its own way.
  const otherBundled = (await findDeclarations(root, overlay)).filter(({ file }) => isOtherFile(file));
  const bundled = checkDeclarations(otherBundled, knownNames).validDeclarations;
  const runtimeConfig = readRuntimeConfig(config.input);
  const configured = await Promise.all(
    configuredFiles(config.file, runtimeConfig).filter(isOtherFile).map(readDeclarationFile),
  );
  const selected = files.map(upgradeDeclaration);
  const configuredDeclarations = configured
    .filter(({ hasSyntaxErrors }) => !hasSyntaxErrors)
    .map(upgradeDeclaration);
  const names = { ...knownNames, ...namesFromConfig(config.input) };
  const { problems, validDeclarations } = checkDeclarations(
    [...selected, ...configuredDeclarations],
    names,
    bundled,
  );
  const selectedFiles = new Set(selected.map(({ file }) => file));
  return {
    selected: validDeclarations.filter(({ file }) => selectedFiles.has(file)),
    otherDeclarations: [...validDeclarations.filter(({ file }) => !selectedFiles.has(file)), ...bundled],
    problems: problems.filter(({ file }) => selectedFiles.has(file)),
    runtimeConfig,
    names,
  };
}

/** Files of the declarations that a config names by a path of the console's origin. */
export const configuredFiles = (
  file: string,
  runtime: Pick<RuntimeConfig, 'resources'> | undefined,
): string[] =>
  (runtime?.resources ?? [])
    .filter((url) => url.startsWith('/') && !url.startsWith('//'))
    .map((url) => join(dirname(file), url));

/** A file as found; one that cannot be read is a problem of its own. */
export async function readDeclarationFile(file: string): Promise<DeclarationSource> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof text === 'string') return readJsonDeclaration(file, text);
  const reason =
    text instanceof Error && 'code' in text && text.code === 'ENOENT' ? 'No existe' : 'No se puede leer';
  return {
    file,
    input: undefined,
    hasSyntaxErrors: true,
    problems: [{ file, path: '', found: reason, allowed: [], suggestion: null }],
  };
}
