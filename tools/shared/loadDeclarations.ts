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
import { registerHostModules } from '../overlay/overlayHostModules.ts';
import { readRequestedOverlay } from '../overlay/overlayFolder.ts';

/** Declarations of single files, with the other declarations of their console. */
export interface LoadedDeclarations {
  /** Valid declarations of the files. */
  selected: readonly Declaration[];
  /** Other declarations: of the config, the console and this command's overlay. */
  otherDeclarations: readonly Declaration[];
  /** Problems of the files only, warnings included. */
  problems: readonly ConfigProblem[];
  /** undefined if the config is invalid. */
  runtimeConfig: RuntimeConfig | undefined;
  names: KnownNames;
}

/** Checks the declarations of files as the console with that config would. */
export async function loadDeclarations(
  root: string,
  files: readonly DeclarationSource[],
  config: DeclarationSource,
): Promise<LoadedDeclarations> {
  const overlay = await readRequestedOverlay();
  if (overlay) registerHostModules(root, overlay);
  const knownNames = await findKnownNames(root, overlay);
  const selectedPaths = new Set(files.map(({ file }) => resolve(file)));
  const isOtherFile = (file: string): boolean => !selectedPaths.has(resolve(root, file));
  // A bundled declaration that is checked does not conflict with itself.
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

/** Returns the declaration files that a config names by a same-origin path. */
export const configuredFiles = (
  file: string,
  runtime: Pick<RuntimeConfig, 'resources'> | undefined,
): string[] =>
  (runtime?.resources ?? [])
    .filter((url) => url.startsWith('/') && !url.startsWith('//'))
    .map((url) => join(dirname(file), url));

/** Reads a declaration file; an unreadable file becomes a problem. */
export async function readDeclarationFile(file: string): Promise<DeclarationSource> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof text === 'string') return readJsonDeclaration(file, text);
  const reason =
    text instanceof Error && 'code' in text && text.code === 'ENOENT'
      ? 'No existe'
      : 'The file cannot be read';
  return {
    file,
    input: undefined,
    hasSyntaxErrors: true,
    problems: [{ file, path: '', found: reason, allowed: [], suggestion: null }],
  };
}
