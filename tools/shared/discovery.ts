import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeclarationSource } from '../../src/config/check/index.ts';
import type { FieldDefaults } from '../../src/config/defaults.ts';
import type { FieldSchema, FieldSchemas, KnownNames } from '../../src/config/check/knownNames.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { upgradeDeclaration } from '../../src/config/language/upgrade.ts';
import type { FieldType } from '../../src/fields/core/types.ts';
import { collectKnownNames } from '../../src/extensions/collectKnownNames.ts';
import { collectOptionShapes } from '../../src/extensions/collectOptionShapes.ts';
import { groupExtensions } from '../../src/extensions/groupExtensions.ts';
import type { OptionsShape, Extension } from '../../src/extensions/types.ts';
import { packageIconNames } from '../icons/packageIcons.ts';
import {
  isDeclaration,
  readOverlayDeclarations,
  loadOverlayModules,
  mergeDeclarations,
} from '../overlay/overlayDeclarations.ts';
import type { Overlay } from '../overlay/overlayFolder.ts';
import { overlayIconNames } from '../overlay/overlayIcons.ts';
import { readAddedKeys } from '../overlay/overlayTexts.ts';

/**
 * What the browser finds with globs, found by plain Node: declarations, options of field types, parts written in code.
 * Runs under tsx (`node --import tsx`, or `tsImport` in a plugin of the build).
 */

/** Paths of files below a folder, in the order of their names, with `/` between the parts. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return paths.sort();
}

const importModule = async (root: string, path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;

/** Every declaration of `resources/`, as written; those of an overlay stand in the place of those of their name. */
export async function findDeclarations(root: string, overlay?: Overlay): Promise<DeclarationSource[]> {
  const files = (await listFiles(root, 'resources')).filter(isDeclaration);
  const bundled = await Promise.all(
    files.map(async (file) =>
      file.endsWith('.json')
        ? upgradeDeclaration(readJsonDeclaration(file, await readFile(join(root, file), 'utf8')))
        : { file, input: (await importModule(root, file)).default },
    ),
  );
  return overlay ? mergeDeclarations(bundled, await readOverlayDeclarations(root, overlay)) : bundled;
}

/** The schemas of every field type, by its name: `src/fields/<type>/schema.ts`. */
async function findFieldSchemas(root: string): Promise<FieldSchemas> {
  const files = (await listFiles(root, 'src/fields')).filter((path) => path.endsWith('/schema.ts'));
  const schemas = await Promise.all(
    files.map(async (file): Promise<[string, FieldSchema]> => {
      const { shape, value, start } = (await importModule(root, file)) as unknown as FieldSchema;
      return [file.split('/')[2] ?? file, { shape, value, start }];
    }),
  );
  return new Map(schemas);
}

/** What their options are where a declaration leaves them out: `src/fields/<type>/defaults.ts`. */
export async function findFieldDefaults(root: string): Promise<FieldDefaults> {
  const files = (await listFiles(root, 'src/fields')).filter((path) => path.endsWith('/defaults.ts'));
  const defaults = await Promise.all(
    files.map(async (file): Promise<[string, Readonly<Record<string, unknown>>]> => [
      file.split('/')[2] ?? file,
      (await importModule(root, file)).defaults as Readonly<Record<string, unknown>>,
    ]),
  );
  return new Map(defaults);
}

/** Every field type, by its name: `src/fields/<type>/index.ts`. */
export async function findFieldTypes(root: string): Promise<ReadonlyMap<string, FieldType>> {
  const files = (await listFiles(root, 'src/fields')).filter((path) =>
    /^src\/fields\/[^/]+\/index\.ts$/.test(path),
  );
  const types = await Promise.all(
    files.map(async (file) => (await importModule(root, file)).default as FieldType),
  );
  return new Map(types.map((type) => [type.type, type]));
}

/**
 * What the files of that name export below `src/features`, and then below `areas/` of an overlay, by their folders. An
 * overlay calls its `extension.ts` `part.ts`.
 */
async function collectExports<Export>(
  root: string,
  name: string,
  exportName: string,
  overlay?: Overlay,
): Promise<Map<string, Export>> {
  const files = (await listFiles(root, 'src/features')).filter((path) => path.endsWith(`/${name}`));
  const modules = await Promise.all(
    files.map(async (file): Promise<[string, Export]> => [
      file.slice(0, -name.length),
      (await importModule(root, file))[exportName] as Export,
    ]),
  );
  return new Map([
    ...modules,
    ...(overlay
      ? await loadOverlayModules<Export>(
          root,
          overlay,
          name === 'extension.ts' ? 'part.ts' : name,
          exportName,
        )
      : []),
  ]);
}

/** Every part written in code, by its folder; those of an overlay come last and replace those of their name. */
export const findExtensions = (
  root: string,
  overlay?: Overlay,
): Promise<Map<string, Extension | readonly Extension[]>> =>
  collectExports<Extension | readonly Extension[]>(root, 'extension.ts', 'default', overlay);

/** Paths under /admin of the pages written in code. */
export async function findPages(root: string, overlay?: Overlay): Promise<string[]> {
  const extensions = await findExtensions(root, overlay);
  return groupExtensions(extensions.values()).pages.flatMap(({ paths }) => paths);
}

/** The first path of each page written in code, which is its name. */
export async function findPageNames(root: string, overlay?: Overlay): Promise<string[]> {
  const extensions = await findExtensions(root, overlay);
  return groupExtensions(extensions.values()).pages.map(({ paths: [path] }) => path);
}

/** The names that declarations may use for what is code. */
export async function findKnownNames(root: string, overlay?: Overlay): Promise<KnownNames> {
  const extensions = await findExtensions(root, overlay);
  const optionShapes = await collectExports<OptionsShape>(root, 'options.ts', 'options', overlay);
  const knownNames = collectKnownNames({
    fieldSchemas: await findFieldSchemas(root),
    fieldTypes: await findFieldTypes(root),
    extensions: groupExtensions(extensions.values()),
    options: collectOptionShapes(extensions, optionShapes),
  });
  const icons = [
    ...(knownNames.icons ?? []),
    ...(await packageIconNames(root)),
    ...(overlay ? overlayIconNames(overlay) : []),
  ];
  const addedTexts = overlay ? await readAddedKeys(overlay) : [];
  return { ...knownNames, icons, texts: new Set([...knownNames.texts, ...addedTexts]) };
}
