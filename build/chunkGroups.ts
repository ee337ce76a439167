import { join } from 'node:path';

/** Module information from rolldown's grouping. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** A group of rolldown's `codeSplitting`. */
interface ChunkGroup {
  /** Name in rolldown's messages, for a group whose name is a function. */
  debugName?: string;
  name: string | ((id: string, graph: ModuleGraph) => string | null);
  test?: RegExp;
  priority: number;
}

/**
 * Groups the modules of the first list and of the first record into four chunks. Without groups, rolldown makes a chunk of
 * each set of modules that the same pages share: 130 files before the first list, and on a slow connection each request costs
 * a round trip. Later pages are split by rolldown.
 *
 * - `react` is a chunk of its own, because two files of half the size compile in parallel.
 * - `base` has the entry, and modules that the login shares with the others.
 * - `admin` has the rest of the first list.
 * - `record` has the rest of the record page and of the form page, which read their data one after the other: without it, each
 *   step waited for a dozen small files. It loads when the first list is idle.
 */
export function chunkGroups(root: string): ChunkGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();
  const isImportedBy = (entryPoint: string, id: string, graph: ModuleGraph): boolean => {
    const modules = closures.get(entryPoint) ?? findOwnImports(join(root, entryPoint), graph);
    closures.set(entryPoint, modules);
    return modules.has(id);
  };
  const isInEntry = (id: string, graph: ModuleGraph) => isImportedBy('src/boot/main.ts', id, graph);
  const isInLogin = (id: string, graph: ModuleGraph) => isImportedBy('src/boot/mountPublic.tsx', id, graph);
  const isInAdmin = (id: string, graph: ModuleGraph) => isImportedBy('src/boot/mountAdmin.tsx', id, graph);
  const isInRecord = (id: string, graph: ModuleGraph) =>
    isImportedBy('src/show/ShowPage.tsx', id, graph) ||
    isImportedBy('src/forms/record/RecordFormPage.tsx', id, graph);
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    {
      debugName: 'base',
      name: (id, graph) =>
        isInEntry(id, graph) || (isInLogin(id, graph) && (isInAdmin(id, graph) || isInRecord(id, graph)))
          ? 'base'
          : null,
      priority: 2,
    },
    { debugName: 'admin', name: (id, graph) => (isInAdmin(id, graph) ? 'admin' : null), priority: 1 },
    { debugName: 'record', name: (id, graph) => (isInRecord(id, graph) ? 'record' : null), priority: 0 },
  ];
}

/**
 * Returns a module and the console's own modules that load with it. Packages are left out, because their index files import
 * unused modules; rolldown adds those that are used.
 */
function findOwnImports(entryPoint: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [entryPoint];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const isSkipped = found.has(id) || id.includes('/node_modules/');
    const info = isSkipped ? null : graph.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    queue.push(...info.importedIds);
  }
  return found;
}
