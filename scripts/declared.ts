import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Found } from '../src/config/check/index.ts';
import type { FieldDefaults } from '../src/config/defaults.ts';
import type { FieldSchema, FieldSchemas, KnownNames } from '../src/config/check/known.ts';
import { readJson } from '../src/config/check/readJson.ts';
import { inThisLanguage } from '../src/config/language/upgrade.ts';
import type { FieldType } from '../src/fields/types.ts';
import { knownNamesOf } from '../src/parts/knownNamesOf.ts';
import { optionsOfParts } from '../src/parts/optionsOfParts.ts';
import { partsOf } from '../src/parts/partsOf.ts';
import type { OptionsShape, Part } from '../src/parts/types.ts';
import { packageIconNames } from './icons/packageIcons.ts';
import { isDeclaration, ownDeclarations, ownModules, withOwn } from './overlay/declared.ts';
import type { Overlay } from './overlay/folder.ts';
import { ownIconNames } from './overlay/icons.ts';
import { addedKeys } from './overlay/texts.ts';

/**
 * What the browser finds with globs, found by plain Node: declarations, options of field types, parts written in code.
 * Runs under tsx (`node --import tsx`, or `tsImport` in a plugin of the build).
 */

/** Paths of files below a folder, in the order of their names, with `/` between the parts. */
async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return paths.sort();
}

const load = async (root: string, path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;

/** Every declaration of `resources/`, as written; those of an overlay stand in the place of those of their name. */
export async function findDeclarations(root: string, overlay?: Overlay): Promise<Found[]> {
  const files = (await filesIn(root, 'resources')).filter(isDeclaration);
  const bundled = await Promise.all(
    files.map(async (file) =>
      file.endsWith('.json')
        ? inThisLanguage(readJson(file, await readFile(join(root, file), 'utf8')))
        : { file, input: (await load(root, file)).default },
    ),
  );
  return overlay ? withOwn(bundled, await ownDeclarations(root, overlay)) : bundled;
}

/** The schemas of every field type, by its name: `src/fields/<type>/schema.ts`. */
async function findFieldSchemas(root: string): Promise<FieldSchemas> {
  const files = (await filesIn(root, 'src/fields')).filter((path) => path.endsWith('/schema.ts'));
  const schemas = await Promise.all(
    files.map(async (file): Promise<[string, FieldSchema]> => {
      const { shape, value, start } = (await load(root, file)) as unknown as FieldSchema;
      return [file.split('/')[2] ?? file, { shape, value, start }];
    }),
  );
  return new Map(schemas);
}

/** What their options are where a declaration leaves them out: `src/fields/<type>/defaults.ts`. */
export async function findFieldDefaults(root: string): Promise<FieldDefaults> {
  const files = (await filesIn(root, 'src/fields')).filter((path) => path.endsWith('/defaults.ts'));
  const defaults = await Promise.all(
    files.map(async (file): Promise<[string, Readonly<Record<string, unknown>>]> => [
      file.split('/')[2] ?? file,
      (await load(root, file)).defaults as Readonly<Record<string, unknown>>,
    ]),
  );
  return new Map(defaults);
}

/** Every field type, by its name: `src/fields/<type>/index.ts`. */
export async function findFieldTypes(root: string): Promise<ReadonlyMap<string, FieldType>> {
  const files = (await filesIn(root, 'src/fields')).filter((path) =>
    /^src\/fields\/[^/]+\/index\.ts$/.test(path),
  );
  const types = await Promise.all(files.map(async (file) => (await load(root, file)).default as FieldType));
  return new Map(types.map((type) => [type.type, type]));
}

/** What the files of that name export below `src/areas`, and then below those of an overlay, by their folders. */
async function inFolders<Export>(
  root: string,
  name: string,
  exported: string,
  overlay?: Overlay,
): Promise<Map<string, Export>> {
  const files = (await filesIn(root, 'src/areas')).filter((path) => path.endsWith(`/${name}`));
  const found = await Promise.all(
    files.map(async (file): Promise<[string, Export]> => [
      file.slice(0, -name.length),
      (await load(root, file))[exported] as Export,
    ]),
  );
  return new Map([...found, ...(overlay ? await ownModules<Export>(root, overlay, name, exported) : [])]);
}

/** Every part written in code, by its folder; those of an overlay come last and replace those of their name. */
export const findParts = (root: string, overlay?: Overlay): Promise<Map<string, Part | readonly Part[]>> =>
  inFolders<Part | readonly Part[]>(root, 'part.ts', 'default', overlay);

/** Paths under /admin of the pages written in code. */
export async function findPages(root: string, overlay?: Overlay): Promise<string[]> {
  const parts = await findParts(root, overlay);
  return partsOf(parts.values()).pages.flatMap(({ paths }) => paths);
}

/** The first path of each page written in code, which is its name. */
export async function findPageNames(root: string, overlay?: Overlay): Promise<string[]> {
  const parts = await findParts(root, overlay);
  return partsOf(parts.values()).pages.map(({ paths: [path] }) => path);
}

/** The names that declarations may use for what is code. */
export async function findKnownNames(root: string, overlay?: Overlay): Promise<KnownNames> {
  const parts = await findParts(root, overlay);
  const shapes = await inFolders<OptionsShape>(root, 'options.ts', 'options', overlay);
  const known = knownNamesOf({
    fieldSchemas: await findFieldSchemas(root),
    fieldTypes: await findFieldTypes(root),
    parts: partsOf(parts.values()),
    options: optionsOfParts(parts, shapes),
  });
  const icons = [
    ...(known.icons ?? []),
    ...(await packageIconNames(root)),
    ...(overlay ? ownIconNames(overlay) : []),
  ];
  const added = overlay ? await addedKeys(overlay) : [];
  return { ...known, icons, texts: new Set([...known.texts, ...added]) };
}
