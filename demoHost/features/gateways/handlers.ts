import { noContent, companyScope, gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { camelMeta } from '../../lists/pagination';
import { listPage, searchCriteria } from '../../lists/listPage';
import { removeGateway } from './rules';
import type { Store } from '../../store/store';
import { gatewayStatuses, gatewayView, gatewayViews } from './view';
import { projectsOf } from '../projects/projectsOf';

/** Its meta spells `totalPages`. The gateways of a project include those of its assets. */
const listGateways: Handler = async (call) => {
  const queryParams = readQueryParams('listGateways', call.query);
  const { rows, links, meta } = await listPage(call, queryParams, 'gateways', {
    ...companyScope(call.actor),
    ...searchCriteria(normalizeSearch(queryParams.search ?? '')),
    ...(queryParams.project_id !== undefined && { project_id: queryParams.project_id }),
  });
  return ok({
    data: await gatewayViews(rows, call),
    included: { projects: await projectsOf(call.store, rows) },
    links,
    meta: camelMeta(meta),
  });
};

const getGateway: Handler = async (call) => {
  const row = await gatewayInScope(call, call.params.id);
  return ok({ data: await gatewayView(row, call) });
};

const linkedGatewayIds = async (store: Store, assetId: string) =>
  (await store.find('assets', { id: assetId }))?.gateways.map((link) => link.gateway_id) ?? [];

/** Maximum number of gateways per status request. */
const MAX_STATUSES = 1000;

/** Unknown and inaccessible ids return an empty list. */
const listGatewayStatus: Handler = async (call) => {
  const { query, store, actor } = call;
  const queryParams = readQueryParams('listGatewayStatus', query);
  const { asset_id: assetId, project_id } = queryParams;
  const linkedIds = assetId === undefined ? undefined : await linkedGatewayIds(store, assetId);
  const rows = await store.list(
    'gateways',
    {
      ...companyScope(actor),
      ...(project_id !== undefined && { project_id }),
      ...(linkedIds && { id: { in: linkedIds } }),
    },
    { limit: MAX_STATUSES },
  );
  const data = await gatewayStatuses(rows, call);
  const hasIssues = queryParams.active_issues;
  return ok({
    data:
      hasIssues === undefined
        ? data
        : data.filter((status) => (status.activeIssues ?? []).length > 0 === (hasIssues === 'true')),
  });
};

const deleteGateway: Handler = async (call) => {
  await removeGateway(call, await gatewayInScope(call, call.params.id));
  return noContent;
};

/** Handlers: gateways. */
export const gatewayHandlers = { listGateways, getGateway, listGatewayStatus, deleteGateway };
