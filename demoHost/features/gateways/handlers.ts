import { noContent, gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { camelMeta, paginate } from '../../lists/pagination';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import { removeGateway } from './rules';
import type { Store } from '../../store/store';
import { gatewayStatus, gatewayView, gatewayViews } from './view';
import { projectRef } from '../projects/view';

/** Its meta spells `totalPages`. The gateways of a project include those of its assets. */
const listGateways: Handler = async ({ query, path, store, actor, now }) => {
  const queryParams = readQueryParams('listGateways', query);
  const search = normalizeSearch(queryParams.search ?? '');
  const matchesRequest = (row: GatewayRow) =>
    actor.canSee(row.client_id) &&
    (queryParams.project_id === undefined || row.project_id === queryParams.project_id);
  const matchingRows =
    search === ''
      ? (await store.list('gateways')).filter(matchesRequest)
      : await store.search('gateways', search, matchesRequest);
  const { rows, links, meta } = paginate(matchingRows, queryParams, path, query);
  const projectIds = [...new Set(rows.map((row) => row.project_id ?? ''))];
  const projects = (await Promise.all(projectIds.map((id) => store.project(id)))).filter(
    (row) => row !== undefined,
  );
  return ok({
    data: await gatewayViews(rows, store, now),
    included: { projects: projects.map(projectRef) },
    links,
    meta: camelMeta(meta),
  });
};

const getGateway: Handler = async (call) => {
  const row = await gatewayInScope(call, call.params.id);
  return ok({ data: await gatewayView(row, call.store, call.now) });
};

const linkedGatewayIds = async (store: Store, assetId: string) =>
  (await store.asset(assetId))?.gateways.map((link) => link.gateway_id) ?? [];

/** Maximum number of gateways per status request. */
const MAX_STATUSES = 1000;

/** Unknown and inaccessible ids return an empty list. */
const listGatewayStatus: Handler = async ({ query, store, actor, now }) => {
  const queryParams = readQueryParams('listGatewayStatus', query);
  const { asset_id: assetId } = queryParams;
  const linkedIds = assetId === undefined ? undefined : await linkedGatewayIds(store, assetId);
  const matchingRows = (await store.list('gateways')).filter(
    (row) =>
      actor.canSee(row.client_id) &&
      (queryParams.project_id === undefined || row.project_id === queryParams.project_id) &&
      (linkedIds === undefined || linkedIds.includes(row.id)),
  );
  const data = await Promise.all(
    matchingRows.slice(0, MAX_STATUSES).map((row) => gatewayStatus(row, store, now)),
  );
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
