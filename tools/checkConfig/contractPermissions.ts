import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { callTable, type CallId } from '../../dataProvider/contract/callTable.ts';
import { findPermissionByPath } from '../../dataProvider/contract/findPermissionByPath.ts';
import type { HostPermissions, CallTarget } from '../../src/config/check/rules/permissionProblems.ts';
import { DEFAULTS } from '../../src/config/defaults.ts';

/** Reads the permissions of the main host's calls from the contract, and the calls that coded extensions send. */
export async function findContractPermissions(root: string): Promise<HostPermissions> {
  const sentOperations = await findSentOperations(root);
  return {
    getPermission: ({ method, path, host }) =>
      host === DEFAULTS.call.host ? findPermissionByPath(method, path) : undefined,
    getCallsOf: (id) => (sentOperations.get(id) ?? []).map(toSentCall),
  };
}

const toSentCall = (id: CallId): CallTarget => ({ ...callTable[id], host: DEFAULTS.call.host });

/**
 * Returns the contract operations of each extension by its id, from the `endpoints.ts` imports in its files. Files that
 * several extensions of a feature share count for those that import them.
 */
export async function findSentOperations(root: string): Promise<ReadonlyMap<string, readonly CallId[]>> {
  const featuresDir = join(root, 'src/features');
  const paths = (await readdir(featuresDir, { recursive: true })).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  const sources = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(featuresDir, path), 'utf8')] as const),
    ),
  );
  const extensionFolders = paths.filter((path) => basename(path) === 'extension.ts').map(dirname);
  const folderOf = (path: string): string | undefined =>
    extensionFolders
      .filter((folder) => path.startsWith(`${folder}/`))
      .toSorted((a, b) => b.length - a.length)[0];
  const sentOperations = new Map<string, readonly CallId[]>();
  for (const folder of extensionFolders) {
    const reached = new Set(paths.filter((path) => folderOf(path) === folder));
    for (const path of reached)
      for (const imported of importedPaths(path, sources.get(path) ?? ''))
        if (sources.has(imported) && folderOf(imported) === undefined) reached.add(imported);
    const ids = [...new Set([...reached].flatMap((path) => operationsIn(sources.get(path) ?? '')))];
    const [, id] = /\bid: '([\w-]+)'/.exec(sources.get(`${folder}/extension.ts`) ?? '') ?? [];
    if (id !== undefined) sentOperations.set(id, ids);
  }
  return sentOperations;
}

/** Returns the source paths of an import, with either extension. */
const importedPaths = (path: string, source: string): string[] =>
  [...source.matchAll(/from '(\.[^']*)'/g)].flatMap(([, specifier = '']) => {
    const target = join(dirname(path), specifier);
    return [`${target}.ts`, `${target}.tsx`];
  });

const isOperation = (name: string): name is CallId => Object.hasOwn(callTable, name);

/** Returns the contract operations that a source uses. */
const operationsIn = (source: string): CallId[] =>
  [...source.matchAll(/import \{([^}]*)\} from '[^']*contract\/endpoints'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter(isOperation),
  );
