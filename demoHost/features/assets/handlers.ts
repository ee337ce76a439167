import { readBody } from '../../server/requests/readBody';
import { assetInScope, companyScope, noContent, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readOptionalImage } from '../../files/images';
import { readQueryParams } from '../../server/requests/readQuery';
import { listPage, searchCriteria } from '../../lists/listPage';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { assetDetail, assetSummary } from './view';
import { projectsOf } from '../projects/projectsOf';
import { userViews } from '../people/view';
import { assetTypes, assetRelations } from './assetTypes';
import { checkAssetOwner, syncLinkedRows, removeAssetContents, refuseLinked } from './rules';
import { checkDid, findFreeGateway, resolveProject } from './newAssetRules';

/** The projects of the page's assets are included, once each. */
const listAssets: Handler = async (call) => {
  const queryParams = readQueryParams('listAssets', call.query);
  const { rows, links, meta } = await listPage(call, queryParams, 'assets', {
    ...companyScope(call.actor),
    ...searchCriteria(normalizeSearch(queryParams.search ?? '')),
  });
  const projects = await projectsOf(call.store, rows);
  return ok({ data: rows.map(assetSummary), included: { projects }, links, meta });
};

const getAsset: Handler = async (call) => {
  const queryParams = readQueryParams('getAsset', call.query);
  const row = await assetInScope(call, call.params.id);
  const users =
    queryParams.include === 'users' &&
    (await userViews(await call.store.list('users', { asset_ids: row.id }), call.store));
  return ok({
    data: assetDetail(row, call.path),
    included: { ...(users && { users }), ...(await assetRelations(call, row)) },
  });
};

const getAssetDashboard: Handler = async (call) => {
  readQueryParams('getAssetDashboard', call.query);
  const row = await assetInScope(call, call.params.id);
  return ok({
    data: assetDetail(row, call.path.replace(/\/dashboard$/, '')),
    included: await assetRelations(call, row),
  });
};

/** Reads and writes use different names for the same members. */
const updateAsset: Handler = async (call) => {
  const row = await assetInScope(call, call.params.id);
  const { id, attributes } = readBody('updateAsset', call.body).data;
  if (id !== row.id) throw unprocessableError('/data/id', 'No coincide con la dirección.');
  const {
    location,
    client_id: clientId = row.client_id,
    community_id: projectId = row.project_id,
    ...fields
  } = attributes;
  await checkAssetOwner(call, clientId, projectId);
  const logo = readOptionalImage(fields.logo, '/data/attributes/logo');
  const updated = await call.store.update('assets', row, {
    ...fields,
    ...location,
    logo,
    client_id: clientId,
    project_id: projectId,
    updated_at: call.now,
  });
  await syncLinkedRows(call.store, updated);
  return ok({ data: assetDetail(updated, call.path), included: await assetRelations(call, updated) });
};

const deleteAsset: Handler = async (call) => {
  const row = await assetInScope(call, call.params.id);
  await refuseLinked(call, row);
  await removeAssetContents(call.store, row.id);
  return noContent;
};

const listAssetTypes: Handler = () => ok({ data: assetTypes });

/** Validates everything before writing anything. */
const createAsset: Handler = async (call) => {
  const { id, attributes, relationships } = readBody('createAsset', call.body).data;
  const { client_id: clientId, alias, description, type, location } = attributes;
  const { store, now } = call;
  await checkDid(call, id);
  if (!(await store.find('clients', { id: clientId })) || !call.actor.canSee(clientId)) {
    throw unprocessableError('/data/attributes/client_id', 'La empresa no existe.');
  }
  const gateway =
    relationships && (await findFreeGateway(call, relationships.gateways.qr_gateway_id, clientId));
  const project = await resolveProject(call, attributes);
  const row: AssetRow = {
    id,
    client_id: clientId,
    project_id: project.id,
    alias: alias ?? null,
    type,
    description: description ?? null,
    external_id: null,
    is_blocked: false,
    is_occupied: false,
    logo: null,
    ...location,
    staircase: location.staircase ?? null,
    flat: location.flat ?? null,
    door: location.door ?? null,
    gateways: gateway ? [{ gateway_id: gateway.id, qr_code: gateway.qr_code ?? '' }] : [],
    gateway_connection_status: null,
    created_at: now,
    updated_at: now,
  };
  if (!(await store.find('projects', { id: project.id }))) await store.insert('projects', project);
  await store.insert('assets', row);
  if (gateway) await store.update('gateways', gateway, { deployed_at: now });
  await syncLinkedRows(store, row);
  return {
    status: 201,
    body: { data: assetDetail(row, `${call.path}/${id}`), included: await assetRelations(call, row) },
  };
};

/** Handlers: assets. */
export const assetHandlers = {
  listAssets,
  listAssetTypes,
  getAsset,
  getAssetDashboard,
  createAsset,
  updateAsset,
  deleteAsset,
};
