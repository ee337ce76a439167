import { DEFAULTS } from '../config/defaults';
import { findDependencies, dependencyClosure } from '../config/dependencies';
import { EVERYBODY } from '../config/normalise/access';
import type { Declaration } from '../config/normalise';
import type { AccessRule, Resource } from '../config/types';
import type { PackedAccess, PackedColumn, PackedIndex, PackedException } from './bundledIndex';

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
 * Creates the index.
 *
 * @param files URL of the file of each folder.
 */
export function packIndex(
  declarations: readonly Declaration[],
  resources: ReadonlyMap<string, Resource>,
  files: ReadonlyMap<string, string>,
): PackedIndex {
  const resourceList = [...resources.values()];
  const getFileNeeds = createFileNeeds(declarations, [...files.keys()]);
  const dependencySets = packColumn(
    resourceList.map(({ name }) => JSON.stringify(getFileNeeds(name).besides)),
  );
  const exceptions = resourceList.map(packException);
  return {
    files: [...files.values()],
    dependencySets: dependencySets.values.map(
      (set) => JSON.parse(set) as PackedIndex['dependencySets'][number],
    ),
    fileIndexes: resourceList.map(({ name }) => getFileNeeds(name).own),
    dependencySetIndexes: dependencySets.indexes,
    names: joinColumn(resourceList.map(({ name }) => name)),
    icons: packColumn(resourceList.map(({ icon }) => icon)),
    orders: joinColumn(resourceList.map(({ navigation }) => (navigation ? String(navigation.order) : ''))),
    labels: joinColumn(resourceList.map(({ navigation }) => navigation?.label ?? '')),
    groups: packColumn(resourceList.map(({ navigation }) => navigation?.group ?? '')),
    hosts: groupByOtherHost(resourceList),
    exceptions: Object.fromEntries(
      [...exceptions.entries()].filter(([, rest]) => Object.keys(rest).length > 0),
    ),
  };
}

/** Joins cells as lines; a line break in a label becomes a space. */
const joinColumn = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replaceAll('\n', ' ')).join('\n');

function packColumn(cells: readonly string[]): PackedColumn {
  const values = [...new Set(cells)];
  return { values, indexes: cells.map((cell) => values.indexOf(cell)) };
}

/** Indexes of the resources of hosts other than the default one. */
function groupByOtherHost(resourceList: readonly Resource[]): PackedIndex['hosts'] {
  const hosts: Record<string, number[]> = {};
  for (const [index, { api }] of resourceList.entries()) {
    if (api.host !== DEFAULTS.call.host) (hosts[api.host] ??= []).push(index);
  }
  return hosts;
}

/** Returns the files that a resource needs: its own, and those besides it for its list and its detail page. */
function createFileNeeds(declarations: readonly Declaration[], declarationsByFolder: readonly string[]) {
  const index = new Map(
    declarations.map(({ file, input }) => [
      input.name,
      declarationsByFolder.indexOf(getDeclarationFolder(file)),
    ]),
  );
  const dependenciesByName = new Map(declarations.map(({ input }) => [input.name, findDependencies(input)]));
  return (name: string) => {
    const ownFile = index.get(name) ?? -1;
    const findFileIndexes = (level: 'list' | 'all', excluded: readonly number[]): number[] => {
      const fileIndexes = [...dependencyClosure(name, level, (at) => dependenciesByName.get(at))].map(
        (at) => index.get(at) ?? -1,
      );
      return [...new Set(fileIndexes)].filter((at) => !excluded.includes(at)).sort((a, b) => a - b);
    };
    const listFiles = findFileIndexes('list', [ownFile]);
    return { own: ownFile, besides: [listFiles, findFileIndexes('all', [ownFile, ...listFiles])] as const };
  };
}

/** Returns the values of a resource that differ from the defaults. */
function packException({
  name,
  route,
  access,
  navigation,
  hasList,
  extraPaths,
  redirectsFrom,
}: Resource): PackedException {
  return {
    ...(route === name ? {} : { route }),
    ...(isSameAccess(access.list, EVERYBODY) ? {} : { access: packAccess(access.list) }),
    ...(navigation && !isSameAccess(navigation.access, access.list)
      ? { navigation: packAccess(navigation.access) }
      : {}),
    ...(navigation?.onlyInSearch ? { onlyInSearch: true as const } : {}),
    ...(hasList ? {} : { hasList }),
    ...(extraPaths.length > 0 ? { extraPaths } : {}),
    ...(redirectsFrom.length > 0 ? { redirectsFrom } : {}),
  };
}

const isSameAccess = (first: AccessRule, second: AccessRule): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

function packAccess({ never, permissions, roles }: AccessRule): PackedAccess {
  const [onlyPermission] = permissions;
  if (never) return false;
  return onlyPermission !== undefined && permissions.length === 1 && roles.length === 0
    ? onlyPermission
    : { permissions, roles };
}
