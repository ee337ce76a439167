import type { RequestBodyOf } from '../../server/requests/readBody';
import { randomBytes } from 'node:crypto';
import type { CallContext } from '../../server/call';
import { conflictError, HostError, unprocessableError } from '../../server/responses/hostError';
import { foldAccents } from '../../../fixtures/generators/foldText';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import type { ProjectRow } from '../../../fixtures/rows/projects';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

type NewAssetAttributes = RequestBodyOf<'createAsset'>['data']['attributes'];

const badRequest = (code: string, detail: string) => new HostError(400, { code, detail });

const notFoundLabel = (code: string, detail: string) => new HostError(404, { code, detail });

/** The letter D, then 11 or 12 digits or capitals, as on the product's labels. */
const didLabel = /^D[A-Z0-9]{11,12}$/;

const qidLabel = /^Q[A-Z0-9]{11,12}$/;

/** Labels with this prefix count as never issued, so the demo can show that error. */
const UNKNOWN_LABEL_PREFIX = 'D404';

/** Throws 400, 409 or 404 unless a new asset may have this DID. */
export async function checkDid({ store }: CallContext, did: string): Promise<void> {
  if (!didLabel.test(did)) throw badRequest('did_not_valid', `El DID ${did} no es válido.`);
  if (await store.find('assets', { id: did }))
    throw conflictError('did_duplicated', 'Ya hay un activo con este DID.');
  if (did.startsWith(UNKNOWN_LABEL_PREFIX))
    throw notFoundLabel('did_not_found', 'No existe ninguna etiqueta con este DID.');
}

/** Returns the free gateway of the company with this QID. */
export async function findFreeGateway(
  { store }: CallContext,
  qid: string,
  clientId: string,
): Promise<GatewayRow> {
  if (!qidLabel.test(qid)) throw badRequest('qid_not_valid', 'QR gateway invalid checksum');
  const row = await store.find('gateways', { qr_code: qid });
  if (row?.client_id !== clientId) {
    throw notFoundLabel('qid_not_found', 'Gateway not found with QID type');
  }
  // A gateway that serves a project has no asset but is not free either.
  if (row.project_id !== null || (await store.count('assets', { 'gateways.gateway_id': row.id })) > 0) {
    throw badRequest('qid_already_used', 'QR gateway already used');
  }
  return row;
}

/** Project types for asset types that have no matching project type. */
const typeOfProject = (type: ContractSchemas['AssetType']): ContractSchemas['ProjectType'] =>
  type === 'BLOCKED' ? 'BUILDING' : type === 'NN_DISCOUNT_ALL_PARKINGS' ? 'PARKING_SLOT' : type;

/**
 * Resolves `community` to a project: the id of one of the company, the name of one (ignoring case and accents), or else
 * the name of a new one at the asset's postal address.
 */
export async function resolveProject(
  call: CallContext,
  { community, client_id, type, location }: NewAssetAttributes,
): Promise<ProjectRow> {
  const { store } = call;
  const existing =
    (await store.find('projects', { id: community })) ??
    (await store.find('projects', { client_id, name_key: foldAccents(community) }));
  if (existing && existing.client_id !== client_id) {
    throw unprocessableError('/data/attributes/community', 'El edificio no existe en esta empresa.');
  }
  if (existing) return existing;
  const { staircase: _staircase, flat: _flat, door: _door, ...postalAddress } = location;
  return {
    id: `p${randomBytes(5).toString('hex')}`,
    client_id,
    name: community,
    type: typeOfProject(type),
    status: 'ACCEPTED',
    logo: null,
    background_image: null,
    support_email: [],
    ...postalAddress,
    latitude: 0,
    longitude: 0,
    users_require_verification: false,
    verifier_ids: [],
  };
}
