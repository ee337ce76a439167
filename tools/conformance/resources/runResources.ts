import type { Resource } from '../../../src/config/types';
import type { CallReport, Report } from '../report/report';
import type { CookieJar } from '../host/cookieJar';
import { createCheckRunner } from './checkRunner';
import { checkCors } from './browser/checkCors';
import { checkCookieSession } from './browser/checkSession';
import { checkRecord } from '../../../dataProvider/hostChecks/recordReads';
import { checkMany } from '../../../dataProvider/hostChecks/checkMany';
import {
  checkFilterPairs,
  checkRanges,
  hasFilterPairs,
  hasRanges,
} from '../../../dataProvider/hostChecks/filterCombinations';
import type { LoadedResources } from './loadResources';
import {
  checkFilters,
  checkList,
  checkListPages,
  checkSearch,
  checkSorts,
} from '../../../dataProvider/hostChecks/resourceReads';
import { usesCookie } from './sessionTransport';
import type { ResourceOptions } from './resourceOptions';
import { checkRecordWrites } from '../../../dataProvider/hostChecks/recordWrites';
import { checkValues } from '../../../dataProvider/hostChecks/unreadableValues';

interface RunOptions {
  token: string | undefined;
  /** Origin of the console; undefined: checks nothing of browsers. */
  origin?: string | undefined;
  credentials?: ResourceOptions['credentials'];
  /** True to create, change and delete records. */
  write: boolean;
  /** Unix seconds. */
  now: number;
}

/**
 * Checks the needs of declared resources at a host: list, second page, sorts, filters alone and together, search, record,
 * several records, and with `write` a record that is created, changed and deleted. `runConformance` checks the calls of coded extensions.
 */
export async function runResources(
  loadedResources: LoadedResources,
  { token, origin, credentials, write, now }: RunOptions,
): Promise<Report> {
  const { url, signIn, hasSession } = loadedResources;
  const calls: CallReport[] = [];
  let jar: CookieJar | undefined;
  if (hasSession && signIn && usesCookie(signIn)) {
    const session = await checkCookieSession({ url, signIn, credentials, origin });
    ({ jar } = session);
    calls.push(session.report);
  }
  const runCheck = createCheckRunner(loadedResources, token, jar);
  for (const resource of loadedResources.selected) {
    const { list } = resource;
    if (!list || !isTopLevel(resource)) {
      const reason = list
        ? 'its list belongs to another record: the tab that has it shows it'
        : 'it declares no list';
      calls.push(await runCheck(resource, 'list', async (context) => context.skip(reason)));
      continue;
    }
    let rows: Awaited<ReturnType<typeof checkList>> = [];
    const listReport = await runCheck(resource, 'list', async (context) => {
      rows = await checkList(context, list);
      checkValues(context, rows, loadedResources.dialect);
    });
    calls.push(listReport);
    if (origin !== undefined)
      calls.push(
        await runCheck(resource, 'browser', (context) =>
          checkCors(context, rows, { loaded: loadedResources, origin, token, jar }),
        ),
      );
    // Without a list there is no data for the other checks.
    if (listReport.state === 'must' && rows.length === 0) continue;
    calls.push(await runCheck(resource, 'page 2', (context) => checkListPages(context, list, rows)));
    calls.push(await runCheck(resource, 'sort', (context) => checkSorts(context, list, rows)));
    calls.push(await runCheck(resource, 'filters', (context) => checkFilters(context, list, rows)));
    if (hasFilterPairs(list))
      calls.push(await runCheck(resource, 'two filters', (context) => checkFilterPairs(context, list, rows)));
    if (hasRanges(list))
      calls.push(await runCheck(resource, 'ranges', (context) => checkRanges(context, list, rows)));
    if (list.search)
      calls.push(await runCheck(resource, 'search', (context) => checkSearch(context, list, rows)));
    if (resource.api.getOne)
      calls.push(await runCheck(resource, 'record', (context) => checkRecord(context, rows)));
    if (resource.api.getOne)
      calls.push(await runCheck(resource, 'several by id', (context) => checkMany(context, rows)));
    if (write)
      calls.push(await runCheck(resource, 'write', (context) => checkRecordWrites(context, rows, now)));
  }
  return { url: loadedResources.url, calls };
}

/** True for top-level lists. Lists below a record need one; the tab that has them shows their responses. */
const isTopLevel = ({ list, api }: Resource): boolean =>
  list !== null && api.getList !== null && !api.getList.path.includes('{') && list.rows.kind !== 'record';
