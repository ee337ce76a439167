import type { ScopeLevel } from './scopeLevels';

type LevelSegments = readonly Pick<ScopeLevel, 'address'>[];

/** Where a page below its pickers is. */
export type ScopePath =
  /** `ids` in the order of the choices, as many as were made; `rest`: tab, sub-tab and what follows. */
  | { kind: 'picked'; ids: readonly string[]; rest: readonly string[] }
  /** An address of the record alone. */
  | { kind: 'record'; id: string; rest: readonly string[] }
  | { kind: 'nowhere' };

/**
 * Reads what follows the route in an address: `/clients/C1/projects/P1/hotel`. What begins with no word of the pickers is
 * the id of a record, as pages without pickers have it. Total.
 */
export function parseScopePath(path: string, levels: LevelSegments): ScopePath {
  const segments = path.split('/').filter((segment) => segment !== '');
  const decodedSegments = segments.map(decodeSegment);
  if (decodedSegments.includes(undefined)) return { kind: 'nowhere' };
  const values = decodedSegments.map(String);
  const [firstValue] = values;
  if (firstValue !== undefined && firstValue !== levels[0]?.address)
    return { kind: 'record', id: firstValue, rest: values.slice(1) };
  const ids: string[] = [];
  let index = 0;
  for (const { address } of levels) {
    if (values[index] !== address) break;
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
 * The console path of so many choices, and of a tab below them. With none it ends in the word of the first choice: the
 * whole page stands below that, so it stays one page while choices are made.
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
      ? [levels[0]?.address ?? '']
      : ids.flatMap((id, index) => [levels[index]?.address ?? '', encodeURIComponent(id)])),
    ...rest.map(encodeURIComponent),
  ].join('/');

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
