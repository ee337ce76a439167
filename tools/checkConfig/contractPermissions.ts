import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { callTable, type CallId } from '../../dataProvider/contract/callTable.ts';
import { findPermissionByPath } from '../../dataProvider/contract/findPermissionByPath.ts';
import type { HostPermissions, CallTarget } from '../../src/config/check/rules/permissionProblems.ts';
import { DEFAULTS } from '../../src/config/defaults.ts';

/** What the contract says of the calls of the main host, and what the parts in code send. */
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
 * The operations of the contract that each extension names, by its id: its files take them from `endpoints.ts`. Files of the
 * feature that several extensions share count for those that import them.
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

/** Paths of the sources that one imports, with either ending. */
const importedPaths = (path: string, source: string): string[] =>
  [...source.matchAll(/from '(\.[^']*)'/g)].flatMap(([, specifier = '']) => {
    const target = join(dirname(path), specifier);
    return [`${target}.ts`, `${target}.tsx`];
  });

const isOperation = (name: string): name is CallId => Object.hasOwn(callTable, name);

/** The operations that a source takes from the contract. */
const operationsIn = (source: string): CallId[] =>
  [...source.matchAll(/import \{([^}]*)\} from '[^']*contract\/endpoints'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter(isOperation),
  );
