import type { Resource } from '../../src/config/types';
import type { CallReport, Report } from '../report';
import { createAsked } from './asked';
import type { Loaded } from './load';
import { checkFilters, checkList, checkOne, checkPages, checkSearch, checkSorts } from './reads';
import { checkWrites } from './writes';

interface RunOptions {
  token: string | undefined;
  /** Makes records, changes and removes them. */
  write: boolean;
  /** Unix seconds. */
  now: number;
}

/**
 * Asks a host for what declared resources need: the list, a second page, orders, filters, the search, a record, and with
 * `write` a record that is made, changed and removed. What the console's own parts ask is `runConformance`'s.
 */
export async function runResources(loaded: Loaded, { token, write, now }: RunOptions): Promise<Report> {
  const ask = createAsked(loaded, token);
  const calls: CallReport[] = [];
  for (const resource of loaded.chosen) {
    const { list } = resource;
    if (!list || !isOwn(resource)) {
      const why = list
        ? 'su lista es de otro registro: se ve en la pestaña que la tiene'
        : 'no declara lista';
      calls.push(await ask(resource, 'lista', async (need) => need.skip(why)));
      continue;
    }
    let rows: Awaited<ReturnType<typeof checkList>> = [];
    const first = await ask(resource, 'lista', async (need) => {
      rows = await checkList(need, list);
    });
    calls.push(first);
    // Without a list there is nothing to go by.
    if (first.state === 'must' && rows.length === 0) continue;
    calls.push(await ask(resource, 'página 2', (need) => checkPages(need, list, rows)));
    calls.push(await ask(resource, 'orden', (need) => checkSorts(need, list, rows)));
    calls.push(await ask(resource, 'filtros', (need) => checkFilters(need, list, rows)));
    if (list.search) calls.push(await ask(resource, 'búsqueda', (need) => checkSearch(need, list, rows)));
    if (resource.api.one) calls.push(await ask(resource, 'registro', (need) => checkOne(need, rows)));
    if (write) calls.push(await ask(resource, 'escritura', (need) => checkWrites(need, rows, now)));
  }
  return { url: loaded.url, calls };
}

/** Lists below a record need one; what they answer shows in the tab that has them. */
const isOwn = ({ list, api }: Resource): boolean =>
  list !== null && api.list !== null && !api.list.path.includes('{') && list.rows.kind !== 'record';
