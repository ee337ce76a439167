import { readBody } from '../../server/requests/readBody';
import { assetInScope, noContent, ok, canSeeUser, userInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { conflictError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { removeUser, sortLinkableAssets, refreshOccupancy } from './rules';
import { paginate } from '../../lists/pagination';
import { assetSummary } from '../assets/view';
import { userView } from './view';

/** `client` limits the list to one company: its `meta.all_results` is that company's user count. */
const listUsers: Handler = async ({ query, path, store, actor }) => {
  const queryParams = readQueryParams('listUsers', query);
  const search = normalizeSearch(queryParams.search ?? '');
  const matchingRows = (await store.list('users')).filter(
    (row) =>
      canSeeUser(actor, row) &&
      (queryParams.type === undefined || row.type === queryParams.type) &&
      (queryParams.client === undefined || row.client_ids.includes(queryParams.client)) &&
      (search === '' || store.matchesSearch('users', row, search)),
  );
  const { rows, links, meta } = paginate(matchingRows, queryParams, path, query);
  return ok({ data: await Promise.all(rows.map((row) => userView(row, store))), links, meta });
};

const getUser: Handler = async (call) => {
  readQueryParams('getUser', call.query);
  const user = await userInScope(call, call.params.id);
  const assets = (await Promise.all(user.asset_ids.map((id) => call.store.asset(id)))).filter(
    (row) => row !== undefined,
  );
  return ok({
    data: await userView(user, call.store),
    included: { assets: assets.filter((row) => call.actor.canSee(row.client_id)).map(assetSummary) },
  });
};

const deleteUser: Handler = async (call) => {
  const user = await userInScope(call, call.params.id);
  if (user.id === call.actor.user.id)
    throw conflictError('own_user', 'No puedes eliminar tu propio usuario.');
  await removeUser(call.store, user);
  call.sessions.closeAllOf(user.id);
  return noContent;
};

/** Linking twice succeeds. */
const linkAssetToUser: Handler = async (call) => {
  const user = await userInScope(call, call.params.userId);
  const asset = await assetInScope(call, call.params.assetId);
  if (!user.asset_ids.includes(asset.id))
    await call.store.update('users', user, { asset_ids: [...user.asset_ids, asset.id] });
  await refreshOccupancy(call.store, [asset.id]);
  return ok({ data: await userView(user, call.store) });
};

/** Unlinking an asset that is not linked succeeds; an unknown id is 404 and changes nothing. */
const unlinkAssetsFromUser: Handler = async (call) => {
  const user = await userInScope(call, call.params.userId);
  const ids = await Promise.all(
    readBody('unlinkAssetsFromUser', call.body).data.map(async ({ id }) => (await assetInScope(call, id)).id),
  );
  await call.store.update('users', user, { asset_ids: user.asset_ids.filter((id) => !ids.includes(id)) });
  await refreshOccupancy(call.store, ids);
  return noContent;
};

/** Links many assets at once; those that cannot be linked are in `failed`. The response has no envelope. */
const addAssetsToUser: Handler = async (call) => {
  const user = await userInScope(call, call.params.userId);
  const linkResult = await sortLinkableAssets(call, user, readBody('addAssetsToUser', call.body).data);
  await call.store.update('users', user, { asset_ids: [...user.asset_ids, ...linkResult.added] });
  await refreshOccupancy(call.store, linkResult.added);
  return ok(linkResult);
};

/** Handlers: users and their links to assets. */
export const userHandlers = {
  listUsers,
  getUser,
  deleteUser,
  linkAssetToUser,
  unlinkAssetsFromUser,
  addAssetsToUser,
};
