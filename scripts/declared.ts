import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Found } from '../src/config/check/index.ts';
import type { FieldDefaults } from '../src/config/defaults.ts';
import type { FieldSchema, FieldSchemas, KnownNames } from '../src/config/check/known.ts';
import { readJson } from '../src/config/check/readJson.ts';
import type { FieldType } from '../src/fields/types.ts';
import { knownNamesOf } from '../src/parts/knownNamesOf.ts';
import { optionsOfParts } from '../src/parts/optionsOfParts.ts';
import { partsOf } from '../src/parts/partsOf.ts';
import type { OptionsShape, Part } from '../src/parts/types.ts';

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

/** Whether a file of `resources/` is a declaration: not a test of one, and not a fragment (`_name.ts`) of others. */
const isDeclaration = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/\.test\.(?:ts|json)$/.test(path) && !/(^|\/)_[^/]*$/.test(path);

/** Every declaration of `resources/`, as written. */
export async function findDeclarations(root: string): Promise<Found[]> {
  const files = (await filesIn(root, 'resources')).filter(isDeclaration);
  return Promise.all(
    files.map(async (file) =>
      file.endsWith('.json')
        ? readJson(file, await readFile(join(root, file), 'utf8'))
        : { file, input: (await load(root, file)).default },
    ),
  );
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

/** What the files of that name export below `src/areas`, by their folders. */
async function inFolders<Export>(root: string, name: string, exported: string): Promise<Map<string, Export>> {
  const files = (await filesIn(root, 'src/areas')).filter((path) => path.endsWith(`/${name}`));
  const found = await Promise.all(
    files.map(async (file): Promise<[string, Export]> => [
      file.slice(0, -name.length),
      (await load(root, file))[exported] as Export,
    ]),
  );
  return new Map(found);
}

/** Paths under /admin of the pages written in code. */
export async function findPages(root: string): Promise<string[]> {
  const parts = await inFolders<Part | readonly Part[]>(root, 'part.ts', 'default');
  return partsOf(parts.values()).pages.flatMap(({ paths }) => paths);
}

/** The names that declarations may use for what is code. */
export async function findKnownNames(root: string): Promise<KnownNames> {
  const parts = await inFolders<Part | readonly Part[]>(root, 'part.ts', 'default');
  const shapes = await inFolders<OptionsShape>(root, 'options.ts', 'options');
  return knownNamesOf({
    fieldSchemas: await findFieldSchemas(root),
    fieldTypes: await findFieldTypes(root),
    parts: partsOf(parts.values()),
    options: optionsOfParts(parts, shapes),
  });
}
