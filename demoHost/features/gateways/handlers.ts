import { noContent, gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { settleUpdates } from './versions';
import { readQueryParams } from '../../server/requests/readQuery';
import { camelMeta, paginate } from '../../lists/pagination';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import { removeGateway } from './rules';
import { gatewayStatus, gatewayView } from './view';
import { projectRef } from '../projects/view';

/** Its meta spells `totalPages`. The gateways of a project include those of its assets. */
const listGateways: Handler = ({ query, path, store, actor, now }) => {
  settleUpdates(store, now);
  const queryParams = readQueryParams('listGateways', query);
  const search = normalizeSearch(queryParams.search ?? '');
  const matchesRequest = (row: GatewayRow) =>
    actor.canSee(row.client_id) &&
    (queryParams.project_id === undefined || row.project_id === queryParams.project_id);
  const matchingRows =
    search === ''
      ? store.list('gateways').filter(matchesRequest)
      : store.search('gateways', search, matchesRequest);
  const { rows, links, meta } = paginate(matchingRows, queryParams, path, query);
  const projects = [...new Set(rows.map((row) => row.project_id ?? ''))].flatMap(
    (id) => store.project(id) ?? [],
  );
  return ok({
    data: rows.map((row) => gatewayView(row, store)),
    included: { projects: projects.map(projectRef) },
    links,
    meta: camelMeta(meta),
  });
};

const getGateway: Handler = (call) => {
  settleUpdates(call.store, call.now);
  return ok({ data: gatewayView(gatewayInScope(call, call.params.id), call.store) });
};

/** Maximum number of gateways per status request. */
const MAX_STATUSES = 1000;

/** Unknown and inaccessible ids return an empty list. */
const listGatewayStatus: Handler = ({ query, store, actor, now }) => {
  const queryParams = readQueryParams('listGatewayStatus', query);
  const matchingRows = store
    .list('gateways')
    .filter(
      (row) =>
        actor.canSee(row.client_id) &&
        (queryParams.project_id === undefined || row.project_id === queryParams.project_id) &&
        (queryParams.asset_id === undefined ||
          store.assetsOfGateway(row.id).some((asset) => asset.id === queryParams.asset_id)),
    );
  const data = matchingRows.slice(0, MAX_STATUSES).map((row) => gatewayStatus(row, store, now));
  const hasIssues = queryParams.active_issues;
  return ok({
    data:
      hasIssues === undefined
        ? data
        : data.filter((status) => (status.activeIssues ?? []).length > 0 === (hasIssues === 'true')),
  });
};

const deleteGateway: Handler = (call) => {
  removeGateway(call, gatewayInScope(call, call.params.id));
  return noContent;
};

/** Handlers: gateways. */
export const gatewayHandlers = { listGateways, getGateway, listGatewayStatus, deleteGateway };
