import { readBody } from '../../server/requests/readBody';
import { assetInScope, noContent, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { newId } from '../../server/newId';
import { listPage, searchCriteria } from '../../lists/listPage';
import type { QrAccessRow } from '../../../fixtures/rows/invitations';
import { requireQrReaders, refuseTakenCode } from './rules';
import { resolveAllocatedAssets, checkValidity, refuseEnded } from './validity';
import { qrAccessView, qrStatus } from './view';

/** Lets a code of the guest open assets. */
const relateQr: Handler = async (call) => {
  const { store, actor, now } = call;
  const attributes = readBody('relateQr', call.body).data.attributes;
  const validity = { valid_from: attributes.valid_from, valid_until: attributes.valid_until };
  checkValidity(validity, now, {
    from: '/data/attributes/valid_from',
    until: '/data/attributes/valid_until',
  });
  const assets = await resolveAllocatedAssets(call, attributes.allocations);
  await requireQrReaders(call, assets);
  await refuseTakenCode(call, attributes.qr_code, assets, validity);
  const row: QrAccessRow = {
    uid: newId('qra-'),
    asset_ids: assets.map((asset) => asset.id),
    qr: attributes.qr_code,
    created_by: actor.user.email,
    state: 'SHOWN',
    ...validity,
  };
  await store.insert('qr_accesses', row);
  return { status: 201, body: { data: qrAccessView(row, now) } };
};

/** Latest first. */
const listQrAccesses: Handler = async (call) => {
  const queryParams = readQueryParams('listQrAccesses', call.query);
  const asset = await assetInScope(call, call.params.assetId);
  const search = normalizeSearch(queryParams.search ?? '');
  const { rows, links, meta } = await listPage(
    call,
    queryParams,
    'qr_accesses',
    { asset_ids: asset.id, ...searchCriteria(search) },
    [{ by: 'valid_from', descending: true }],
  );
  return ok({ data: rows.map((row) => qrAccessView(row, call.now)), links, meta });
};

const revokeQrAccess: Handler = async ({ store, actor, now, params }) => {
  const row = await store.find('qr_accesses', { uid: params.uid ?? '' });
  if (!row || !actor.canSee((await store.find('assets', { id: row.asset_ids[0] ?? '' }))?.client_id ?? ''))
    throw notFoundError();
  refuseEnded(qrStatus(row, now));
  await store.update('qr_accesses', row, { state: 'REVOKED' });
  return noContent;
};

/** Handlers: QR codes that open assets. */
export const qrAccessHandlers = { relateQr, listQrAccesses, revokeQrAccess };
