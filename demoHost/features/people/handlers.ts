import { readBody } from '../../server/requests/readBody';
import { assetInScope, noContent, ok, userInScope, userScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { conflictError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { removeUser, sortLinkableAssets, refreshOccupancy } from './rules';
import { listPage, searchCriteria } from '../../lists/listPage';
import { rowsById } from '../../server/rowsById';
import { assetSummary } from '../assets/view';
import { userView, userViews } from './view';

/** `client` limits the list to one company: its `meta.all_results` is that company's user count. */
const listUsers: Handler = async (call) => {
  const queryParams = readQueryParams('listUsers', call.query);
  const { type, client } = queryParams;
  const { rows, links, meta } = await listPage(call, queryParams, 'users', {
    ...userScope(call.actor),
    ...searchCriteria(normalizeSearch(queryParams.search ?? '')),
    all: [
      type === undefined ? {} : { type: { is: type } },
      client === undefined ? {} : { client_ids: client },
    ],
  });
  return ok({ data: await userViews(rows, call.store), links, meta });
};

const getUser: Handler = async (call) => {
  readQueryParams('getUser', call.query);
  const user = await userInScope(call, call.params.id);
  const assetsById = await rowsById(call.store, 'assets', user.asset_ids);
  const assets = user.asset_ids.flatMap((id) => assetsById.get(id) ?? []);
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
