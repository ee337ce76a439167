import type { PickerStep } from './steps';

type Words = readonly Pick<PickerStep, 'address'>[];

/** Where a page below its pickers is. */
export type PickedPlace =
  /** `ids` in the order of the choices, as many as were made; `rest`: tab, sub-tab and what follows. */
  | { kind: 'picked'; ids: readonly string[]; rest: readonly string[] }
  /** An address of the record alone. */
  | { kind: 'record'; id: string; rest: readonly string[] }
  | { kind: 'nowhere' };

/**
 * Reads what follows the route in an address: `/clients/C1/projects/P1/hotel`. What begins with no word of the pickers is
 * the id of a record, as pages without pickers have it. Total.
 */
export function readPlace(path: string, steps: Words): PickedPlace {
  const parts = path.split('/').filter((part) => part !== '');
  const decoded = parts.map(decode);
  if (decoded.includes(undefined)) return { kind: 'nowhere' };
  const texts = decoded.map(String);
  const [first] = texts;
  if (first !== undefined && first !== steps[0]?.address)
    return { kind: 'record', id: first, rest: texts.slice(1) };
  const ids: string[] = [];
  let at = 0;
  for (const { address } of steps) {
    if (texts[at] !== address) break;
    at += 1;
    const id = texts[at];
    if (id === undefined) break;
    ids.push(id);
    at += 1;
  }
  const rest = texts.slice(at);
  return rest.length > 0 && ids.length < steps.length ? { kind: 'nowhere' } : { kind: 'picked', ids, rest };
}

/**
 * The console path of so many choices, and of a tab below them. With none it ends in the word of the first choice: the
 * whole page stands below that, so it stays one page while choices are made.
 */
export const placePath = (
  route: string,
  steps: Words,
  ids: readonly string[],
  rest: readonly string[] = [],
): string =>
  [
    `/admin/${route}`,
    ...(ids.length === 0
      ? [steps[0]?.address ?? '']
      : ids.flatMap((id, at) => [steps[at]?.address ?? '', encodeURIComponent(id)])),
    ...rest.map(encodeURIComponent),
  ].join('/');

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
