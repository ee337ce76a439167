import { readBody } from '../../server/requests/readBody';
import { assetInScope, ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { cardCodeOf } from './stayConflicts';
import { notFoundError } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { newId } from '../../server/newId';
import { camelMeta } from '../../lists/pagination';
import { listPage } from '../../lists/listPage';
import type { CheckInRow } from '../../../fixtures/rows/checkIns';
import { resolveAllocatedAssets, checkValidity, refuseEnded } from '../accesses/validity';
import { checkInState, checkInView, checkInViews } from './view';
import {
  ATTRIBUTES_POINTER,
  readAccessKeys,
  requireNfcReaders,
  reserveStay,
  numberCards,
  validityAfterChange,
} from './rules';

/** Returns the card code without the separators that users type. */
const normalizeCardCode = (code: string) => code.replace(/[:\s-]/g, '').toUpperCase();

/** Latest arrival first; its meta spells `totalPages`. Part of a card code finds its stays. */
const listCheckIns: Handler = async (call) => {
  const queryParams = readQueryParams('listCheckIns', call.query);
  const project = await projectInScope(call, call.params.projectId);
  const code = normalizeCardCode(queryParams.nfc_code ?? '');
  const { rows, links, meta } = await listPage(
    call,
    queryParams,
    'check_ins',
    { project_id: project.id, ...(code !== '' && { card_codes: { contains: code } }) },
    [{ by: 'valid_from', descending: true }],
  );
  return ok({
    data: await checkInViews(rows, call.store, call.now),
    links,
    meta: camelMeta(meta),
  });
};

const createCheckIn: Handler = async (call) => {
  const { store, now } = call;
  const attributes = readBody('createCheckIn', call.body).data.attributes;
  const { codes, emails } = readAccessKeys(attributes.access_keys);
  const validity = { valid_from: attributes.valid_from, valid_until: attributes.valid_until };
  checkValidity(validity, now, {
    from: `${ATTRIBUTES_POINTER}/valid_from`,
    until: `${ATTRIBUTES_POINTER}/valid_until`,
  });
  const assets = await resolveAllocatedAssets(call, attributes.allocations);
  const placement = {
    ...validity,
    project_id: assets[0]?.project_id ?? null,
    asset_ids: assets.map((row) => row.id),
  };
  await requireNfcReaders(call, { ...placement, codes });
  await reserveStay(call, { ...placement, codes }, attributes.force_save_mode);
  const row: CheckInRow = {
    ...placement,
    id: newId('chk-'),
    state: 'ACTIVE',
    nfc: numberCards(codes),
    emails,
    reservation_id: null,
    created_at: now,
  };
  await store.insert('check_ins', row);
  return { status: 201, body: { data: await checkInView(row, store, now) } };
};

const updateCheckIn: Handler = async (call) => {
  const { store, now, params } = call;
  const row = await store.find('check_ins', { id: params.accessUid ?? '' });
  if (!row) throw notFoundError();
  await assetInScope(call, row.asset_ids[0]);
  const attributes = readBody('updateCheckIn', call.body).data.attributes;
  const status = checkInState(row, now);
  refuseEnded(status === 'PENDING' ? 'REVOKED' : status);
  const keys = attributes.access_keys && readAccessKeys(attributes.access_keys);
  const validity = validityAfterChange(row, attributes.valid_from, attributes.valid_until, now);
  const assets = attributes.allocations && (await resolveAllocatedAssets(call, attributes.allocations));
  const placement = {
    ...validity,
    project_id: assets ? (assets[0]?.project_id ?? null) : row.project_id,
    asset_ids: assets ? assets.map((assetRow) => assetRow.id) : row.asset_ids,
  };
  const wantedStay = { ...placement, codes: keys?.codes ?? row.nfc.map(cardCodeOf) };
  await requireNfcReaders(call, wantedStay);
  await reserveStay(call, wantedStay, attributes.force_save_mode, row);
  const keyColumns = keys && { nfc: numberCards(keys.codes), emails: keys.emails };
  const updated = await store.update('check_ins', row, { ...placement, ...keyColumns });
  return ok({ data: await checkInView(updated, store, now) });
};

/** Handlers: hotel stays. */
export const checkInHandlers = { listCheckIns, createCheckIn, updateCheckIn };
