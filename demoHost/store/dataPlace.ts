/** Place of the data of a host. */
export type DataPlace = { kind: 'memory' } | { kind: 'folder'; folder: string } | { kind: 'server' };

/** True for the URL of a PostgreSQL server. */
export const isServerUrl = (target: string): boolean => /^postgres(?:ql)?:\/\//.test(target);

/** Returns the place that the option `--database` names; memory without one. */
export function placeOf(target: string | undefined): DataPlace {
  if (target === undefined) return { kind: 'memory' };
  return isServerUrl(target) ? { kind: 'server' } : { kind: 'folder', folder: target };
}
