/** Groups modules by folder: the modules of one extension share a folder. */
export const groupModulesByFolder = <Module>(
  modules: Readonly<Record<string, Module>>,
): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([path, module]) => [path.replace(/\/[^/]*$/, ''), module]));
