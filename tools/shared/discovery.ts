import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeclarationSource } from '../../src/config/check/index.ts';
import type { FieldDefaults } from '../../src/config/defaults.ts';
import type { FieldSchema, FieldSchemas, KnownNames } from '../../src/config/check/knownNames.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { upgradeDeclaration } from '../../src/config/language/upgrade.ts';
import { BUNDLED_LANGUAGES } from '../../src/lib/language/language.ts';
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
 * Node equivalent of the browser's globs: finds declarations, field type options and coded extensions.
 * Runs under tsx (`node --import tsx`, or `tsImport` in a build plugin).
 */

/** Lists the files below a folder by name, with `/` as separator. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return paths.sort();
}

const importModule = async (root: string, path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;

/** Returns every declaration of `resources/`, unparsed; an overlay's replace those with the same name. */
export async function findDeclarations(root: string, overlay?: Overlay): Promise<DeclarationSource[]> {
  const files = (await listFiles(root, 'resources')).filter(isDeclaration);
  const bundled = await Promise.all(
    files.map(async (file) =>
      file.endsWith('.json')
        ? {
            ...upgradeDeclaration(readJsonDeclaration(file, await readFile(join(root, file), 'utf8'))),
            languages: BUNDLED_LANGUAGES,
          }
        : { file, input: (await importModule(root, file)).default },
    ),
  );
  return overlay ? mergeDeclarations(bundled, await readOverlayDeclarations(root, overlay)) : bundled;
}

/** Returns the schemas of every field type by name: `src/fields/<type>/schema.ts`. */
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

/** Returns the option defaults of every field type: `src/fields/<type>/defaults.ts`. */
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

/** Returns every field type by name: `src/fields/<type>/index.ts`. */
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
 * Collects the exports of files with this name below `src/features`, then below `areas/` of an overlay, by folder. An
 * overlay names its `extension.ts` `part.ts`.
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

/** Returns every coded extension by folder; an overlay's come last and replace those with the same name. */
export const findExtensions = (
  root: string,
  overlay?: Overlay,
): Promise<Map<string, Extension | readonly Extension[]>> =>
  collectExports<Extension | readonly Extension[]>(root, 'extension.ts', 'default', overlay);

/** Returns the paths of coded pages under /admin. */
export async function findPages(root: string, overlay?: Overlay): Promise<string[]> {
  const extensions = await findExtensions(root, overlay);
  return groupExtensions(extensions.values()).pages.flatMap(({ paths }) => paths);
}

/** Returns the first path of each coded page, which is its name. */
export async function findPageNames(root: string, overlay?: Overlay): Promise<string[]> {
  const extensions = await findExtensions(root, overlay);
  return groupExtensions(extensions.values()).pages.map(({ paths: [path] }) => path);
}

/** Returns the schemas of field types and of the options of extensions. */
export async function findPartSchemas(
  root: string,
  overlay?: Overlay,
): Promise<Required<Pick<KnownNames, 'fieldSchemas' | 'options'>>> {
  const optionShapes = await collectExports<OptionsShape>(root, 'options.ts', 'options', overlay);
  return {
    fieldSchemas: await findFieldSchemas(root),
    options: collectOptionShapes(await findExtensions(root, overlay), optionShapes),
  };
}

/** Returns the names of code items that declarations may use. */
export async function findKnownNames(root: string, overlay?: Overlay): Promise<KnownNames> {
  const extensions = await findExtensions(root, overlay);
  const knownNames = collectKnownNames({
    ...(await findPartSchemas(root, overlay)),
    fieldTypes: await findFieldTypes(root),
    extensions: groupExtensions(extensions.values()),
  });
  const icons = [
    ...(knownNames.icons ?? []),
    ...(await packageIconNames(root)),
    ...(overlay ? overlayIconNames(overlay) : []),
  ];
  const addedTexts = overlay ? await readAddedKeys(overlay) : [];
  return { ...knownNames, icons, texts: new Set([...knownNames.texts, ...addedTexts]) };
}
