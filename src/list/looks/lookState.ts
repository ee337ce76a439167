import type { List, ListLook } from '../../config/types';

/** Query parameter with the look of a list. A calendar has its own, with its days (`calendar=day|week`). */
const LOOK_PARAM = 'look';

/** Returns the looks of a list in the order of their tabs. */
export const listLooks = ({ calendar, looks }: List): readonly ListLook[] => [
  'table',
  ...(calendar ? (['calendar'] as const) : []),
  ...(looks?.cards ? (['cards'] as const) : []),
  ...(looks?.board ? (['board'] as const) : []),
];

/** Reads the look from the query; undefined if the query has none, or one that the list lacks. */
export function readLook(list: List, searchParams: URLSearchParams): ListLook | undefined {
  if (list.calendar && searchParams.has('calendar')) return 'calendar';
  const name = searchParams.get(LOOK_PARAM);
  return listLooks(list).find((look) => look === name && look !== 'calendar');
}

/** Returns the query with another look. Other parameters stay. */
export function writeLook(searchParams: URLSearchParams, look: ListLook): string {
  const nextSearchParams = new URLSearchParams(searchParams);
  for (const name of [LOOK_PARAM, 'calendar', 'day']) nextSearchParams.delete(name);
  if (look === 'calendar') nextSearchParams.set('calendar', 'day');
  else nextSearchParams.set(LOOK_PARAM, look);
  return `?${nextSearchParams}`;
}
