import type { ScopeLevel } from './scopeLevels';

type LevelSegments = readonly Pick<ScopeLevel, 'urlSegment'>[];

/** Location of a page with a scope selector. */
export type ScopePath =
  /** `ids` of the selections made so far, in level order; `rest`: tab, sub-tab and further segments. */
  | { kind: 'picked'; ids: readonly string[]; rest: readonly string[] }
  /** The path of a record without its scope. */
  | { kind: 'record'; id: string; rest: readonly string[] }
  | { kind: 'nowhere' };

/**
 * Parses the path after the route: `/clients/C1/projects/P1/hotel`. A path that does not start with a level's segment is a
 * record id, as on pages without a scope selector. Never throws.
 */
export function parseScopePath(path: string, levels: LevelSegments): ScopePath {
  const segments = path.split('/').filter((segment) => segment !== '');
  const decodedSegments = segments.map(decodeSegment);
  if (decodedSegments.includes(undefined)) return { kind: 'nowhere' };
  const values = decodedSegments.map(String);
  const [firstValue] = values;
  if (firstValue !== undefined && firstValue !== levels[0]?.urlSegment)
    return { kind: 'record', id: firstValue, rest: values.slice(1) };
  const ids: string[] = [];
  let index = 0;
  for (const { urlSegment } of levels) {
    if (values[index] !== urlSegment) break;
    index += 1;
    const id = values[index];
    if (id === undefined) break;
    ids.push(id);
    index += 1;
  }
  const rest = values.slice(index);
  return rest.length > 0 && ids.length < levels.length ? { kind: 'nowhere' } : { kind: 'picked', ids, rest };
}

/**
 * Returns the console path of the selections, and of a tab below them. Without a selection it ends in the segment of the
 * first level: all paths of the page are below it, so the page stays mounted while the user selects.
 */
export const buildScopePath = (
  route: string,
  levels: LevelSegments,
  ids: readonly string[],
  rest: readonly string[] = [],
): string =>
  [
    `/admin/${route}`,
    ...(ids.length === 0
      ? [levels[0]?.urlSegment ?? '']
      : ids.flatMap((id, index) => [levels[index]?.urlSegment ?? '', encodeURIComponent(id)])),
    ...rest.map(encodeURIComponent),
  ].join('/');

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
