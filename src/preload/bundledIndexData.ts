import { findDependencies, dependencyClosure, type LoadLevel } from '../config/dependencies';
import type { Declaration } from '../config/normalise';
import type { Resource } from '../config/types';
import type { BundledIndexData, IndexedResource } from './bundledIndex';

/**
 * Returns the folder in `resources/`, here or in an overlay, that holds a declaration; its own name if it is in no folder.
 */
export const getDeclarationFolder = (file: string): string =>
  (file.replace(/^(?:.*\/)?resources\//, '').split('/')[0] ?? '').replace(/\.\w+$/, '');

/** Groups declarations by folder. */
export function groupByFolder(
  declarations: readonly Declaration[],
): ReadonlyMap<string, readonly Declaration[]> {
  const declarationsByFolder = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const folder = getDeclarationFolder(declaration.file);
    declarationsByFolder.set(folder, [...(declarationsByFolder.get(folder) ?? []), declaration]);
  }
  return declarationsByFolder;
}

/**
 * Creates the data of the index.
 *
 * @param files URL of the file of each folder.
 */
export function createBundledIndexData(
  declarations: readonly Declaration[],
  resources: ReadonlyMap<string, Resource>,
  files: ReadonlyMap<string, string>,
): BundledIndexData {
  const findFileIndexes = createFileFinder(declarations, [...files.keys()]);
  return {
    files: [...files.values()],
    resources: [...resources.values()].map(
      ({
        name,
        route,
        icon,
        navigation,
        hasList,
        searchesCodes,
        access,
        extraPaths,
        redirectsFrom,
        api,
      }): IndexedResource => ({
        name,
        route,
        icon,
        navigation,
        hasList,
        // Few have it, and the index is part of the first page.
        ...(searchesCodes && { searchesCodes }),
        access: { list: access.list },
        extraPaths,
        redirectsFrom,
        host: api.host,
        files: findFileIndexes(name),
      }),
    ),
  };
}

/** Returns a function that finds the files of a resource by load level. */
function createFileFinder(declarations: readonly Declaration[], folders: readonly string[]) {
  const fileIndexes = new Map(
    declarations.map(({ file, input }) => [input.name, folders.indexOf(getDeclarationFolder(file))]),
  );
  const dependencies = new Map(declarations.map(({ input }) => [input.name, findDependencies(input)]));
  const findIndexes = (names: Iterable<string>): number[] =>
    [...new Set([...names].map((name) => fileIndexes.get(name) ?? -1))].sort((a, b) => a - b);
  return (name: string): Record<LoadLevel, number[]> => {
    const own = findIndexes([name]);
    const findAll = (level: 'list' | 'all'): number[] => [
      ...new Set([...own, ...findIndexes(dependencyClosure(name, level, (key) => dependencies.get(key)))]),
    ];
    const list = findAll('list');
    return { own, list, all: [...new Set([...list, ...findAll('all')])] };
  };
}
