/** The modules by the folder that they stand in: what belongs to one part has the same. */
export const groupModulesByFolder = <Module>(
  modules: Readonly<Record<string, Module>>,
): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([path, module]) => [path.replace(/\/[^/]*$/, ''), module]));
