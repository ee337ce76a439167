import type { List, ListLayout } from '../../config/types';

/** Query parameter with the layout of a list. A calendar has its own, with its days (`calendar=day|week`). */
const LAYOUT_PARAM = 'layout';

/** Returns the layouts of a list in the order of their tabs. */
export const listLayouts = ({ calendar, layouts }: List): readonly ListLayout[] => [
  'table',
  ...(calendar ? (['calendar'] as const) : []),
  ...(layouts?.cards ? (['cards'] as const) : []),
  ...(layouts?.board ? (['board'] as const) : []),
  ...(layouts?.map ? (['map'] as const) : []),
];

/** True if a layout shows all records of the query instead of a page. */
export const showsAllRecords = (layout: ListLayout): boolean => layout !== 'table' && layout !== 'cards';

/** Reads the layout from the query; undefined if the query has none, or one that the list lacks. */
export function readLayout(list: List, searchParams: URLSearchParams): ListLayout | undefined {
  if (list.calendar && searchParams.has('calendar')) return 'calendar';
  const name = searchParams.get(LAYOUT_PARAM);
  return listLayouts(list).find((layout) => layout === name && layout !== 'calendar');
}

/** Returns the query with another layout. Other parameters stay. */
export function writeLayout(searchParams: URLSearchParams, layout: ListLayout): string {
  const nextSearchParams = new URLSearchParams(searchParams);
  for (const name of [LAYOUT_PARAM, 'calendar', 'day', 'position']) nextSearchParams.delete(name);
  if (layout === 'calendar') nextSearchParams.set('calendar', 'day');
  else nextSearchParams.set(LAYOUT_PARAM, layout);
  return `?${nextSearchParams}`;
}
