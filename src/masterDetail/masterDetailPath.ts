import type { MasterDetail } from '../config/types';

/** What a panel shows, as its address says. */
export type MasterDetailRoute =
  | { kind: 'start' }
  | { kind: 'create' }
  | { kind: 'entry'; key: string }
  | { kind: 'record'; id: string }
  | { kind: 'edit'; id: string }
  /** No address of the panel. */
  | { kind: 'unknown' };

/** What of a panel its addresses are made of. */
interface PathDeclaration extends Pick<MasterDetail, 'segments'> {
  entries: readonly { key: string }[];
}

/** Reads the parts of an address below the base of a panel. An entry wins over a record whose id it is. */
export function parseMasterDetailPath(
  { segments, entries }: PathDeclaration,
  pathSegments: readonly string[],
): MasterDetailRoute {
  const [firstSegment, ...otherSegments] = pathSegments;
  if (firstSegment === undefined) return { kind: 'start' };
  if (otherSegments.length === 0 && entries.some(({ key }) => key === firstSegment))
    return { kind: 'entry', key: firstSegment };
  if (otherSegments.length === 0 && firstSegment === segments.create) return { kind: 'create' };
  if (segments.record !== null && firstSegment !== segments.record) return { kind: 'unknown' };
  const [id, action, ...extraSegments] = segments.record === null ? pathSegments : otherSegments;
  if (id === undefined || extraSegments.length > 0) return { kind: 'unknown' };
  if (action === undefined) return { kind: 'record', id };
  return action === segments.edit ? { kind: 'edit', id } : { kind: 'unknown' };
}

/** The address of what a panel can show, below `base`. */
export function buildMasterDetailPath(
  { segments }: PathDeclaration,
  basePath: string,
  route: MasterDetailRoute,
): string {
  switch (route.kind) {
    case 'create':
      return `${basePath}/${segments.create}`;
    case 'entry':
      return `${basePath}/${route.key}`;
    case 'record':
    case 'edit': {
      const parentPath = segments.record === null ? basePath : `${basePath}/${segments.record}`;
      const recordPath = `${parentPath}/${encodeURIComponent(route.id)}`;
      return route.kind === 'edit' ? `${recordPath}/${segments.edit}` : recordPath;
    }
    default:
      return basePath;
  }
}

/** The parts of a path below a base, decoded; the base counts by how many parts it has, however it is encoded. */
export function getSegmentsBelow(basePath: string, pathname: string): string[] {
  return splitPath(pathname).slice(splitPath(basePath).length).map(decodeSegment);
}

const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
