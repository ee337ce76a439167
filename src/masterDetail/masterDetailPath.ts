import type { MasterDetail } from '../config/types';

/** Route of a panel, parsed from the URL. */
export type MasterDetailRoute =
  | { kind: 'start' }
  | { kind: 'create' }
  | { kind: 'entry'; key: string }
  | { kind: 'record'; id: string }
  | { kind: 'edit'; id: string }
  /** Not a path of the panel. */
  | { kind: 'unknown' };

/** The parts of a panel that determine its paths. */
interface PathDeclaration extends Pick<MasterDetail, 'urlSegments'> {
  entries: readonly { key: string }[];
}

/** Parses the path segments below the base of a panel. An entry takes precedence over a record with the same id. */
export function parseMasterDetailPath(
  { urlSegments, entries }: PathDeclaration,
  pathSegments: readonly string[],
): MasterDetailRoute {
  const [firstSegment, ...otherSegments] = pathSegments;
  if (firstSegment === undefined) return { kind: 'start' };
  if (otherSegments.length === 0 && entries.some(({ key }) => key === firstSegment))
    return { kind: 'entry', key: firstSegment };
  if (otherSegments.length === 0 && firstSegment === urlSegments.create) return { kind: 'create' };
  if (urlSegments.record !== null && firstSegment !== urlSegments.record) return { kind: 'unknown' };
  const [id, action, ...extraSegments] = urlSegments.record === null ? pathSegments : otherSegments;
  if (id === undefined || extraSegments.length > 0) return { kind: 'unknown' };
  if (action === undefined) return { kind: 'record', id };
  return action === urlSegments.edit ? { kind: 'edit', id } : { kind: 'unknown' };
}

/** Returns the path of a route, below `basePath`. */
export function buildMasterDetailPath(
  { urlSegments }: PathDeclaration,
  basePath: string,
  route: MasterDetailRoute,
): string {
  switch (route.kind) {
    case 'create':
      return `${basePath}/${urlSegments.create}`;
    case 'entry':
      return `${basePath}/${route.key}`;
    case 'record':
    case 'edit': {
      const parentPath = urlSegments.record === null ? basePath : `${basePath}/${urlSegments.record}`;
      const recordPath = `${parentPath}/${encodeURIComponent(route.id)}`;
      return route.kind === 'edit' ? `${recordPath}/${urlSegments.edit}` : recordPath;
    }
    default:
      return basePath;
  }
}

/** Returns the decoded path segments below a base. Counts the segments of the base, so that its encoding does not matter. */
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
