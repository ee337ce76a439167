import { formatCsv } from '../../lists/csv';
import { describePage, pageWindow } from '../../lists/pagination';
import { ok, projectInScope, sendFile } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { badParameterError, readQueryParams } from '../../server/requests/readQuery';
import type { QueryParamsOf } from '../../server/requests/readQuery';
import { projectLog } from './projectLog';

type LogQueryParams = QueryParamsOf<'listProjectAccessLog'>;

/** Maximum number of rows in a file. */
const MAX_FILE_ROWS = 250_000;

/** All doors of a project, newest first. */
const replyWithPage = async (call: Call, queryParams: LogQueryParams) => {
  const project = await projectInScope(call, call.params.projectId);
  const log = await projectLog(call.store, project.id, call.now);
  const { start, end } = pageWindow(queryParams);
  const rows = await log.slice(start, end);
  const { links, meta } = describePage({ rows, total: log.length }, queryParams, call.path, call.query);
  const { from, until } = log;
  const rangeMeta = { current_page: queryParams.page?.number ?? 1, from, until, unit: 'events' };
  return ok({ data: rows, links, meta: { ...meta, ...rangeMeta } });
};

const columns = [
  'action',
  'lock_type',
  'name',
  'room',
  'username',
  'user_email',
  'user_id',
  'usage_source',
  'user_agent',
] as const;

const replyWithFile = async (call: Call, { page, from = 0, until = 0 }: LogQueryParams) => {
  if (page !== undefined) throw badParameterError('page', 'Un archivo no tiene páginas.');
  if (until < from) throw badParameterError('until', 'No puede ser anterior al inicio.');
  const project = await projectInScope(call, call.params.projectId);
  const log = await projectLog(call.store, project.id, call.now, { from, until });
  if (log.length > MAX_FILE_ROWS)
    throw badParameterError('from', 'Demasiados registros: elige menos días.', 'range_too_large');
  const rows = (await log.slice(0, log.length)).map((entry) => [
    new Date(entry.ts * 1000).toISOString(),
    entry.ts,
    ...columns.map((name) => entry[name]),
  ]);
  const content = formatCsv([['date', 'ts', ...columns], ...rows]);
  return sendFile({ name: 'access_log.csv', type: 'csv', content });
};

/** One path, two versions: the list and the file of the log. */
const listProjectAccessLog: Handler = async (call) => {
  const queryParams = readQueryParams('listProjectAccessLog', call.query);
  return queryParams.format === undefined
    ? await replyWithPage(call, queryParams)
    : await replyWithFile(call, queryParams);
};

/** Handlers: door log of a project. */
export const accessLogHandlers = { listProjectAccessLog };
