import { randomBytes } from 'node:crypto';
import { readBody } from '../../server/requests/readBody';
import { assetInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import type { CameraRow } from '../../../fixtures/rows/cameras';
import { cameraView } from './view';
import { ownerInScope } from '../../server/ownedRows';
import type { OwnerKind } from '../../server/ownedRows';

/** `camera_snapshots`: a project needs it for the whole list, an asset for the pictures only. */
const listCameras =
  (kind: OwnerKind): Handler =>
  async (call) => {
    const canViewSnapshot = call.actor.permissions.has('camera_snapshots');
    const rows = await call.store.list('cameras', await ownerInScope(call, kind, call.params.id));
    return ok({ data: rows.map((row) => cameraView(row, call.files, canViewSnapshot)) });
  };

const createAssetCamera: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.id);
  const data = readBody('createAssetCamera', call.body).data;
  const row: CameraRow = {
    id: `cam${randomBytes(5).toString('hex')}`,
    asset_id: asset.id,
    project_id: null,
    local: data.local_url,
    remote: data.remote_url,
    local_api_port: data.local_api_port ?? null,
    remote_api_port: data.remote_api_port ?? null,
    vendor: data.vendor,
    name: data.name,
    model: data.model,
    comments: data.comments || null,
    device_serial: data.device_serial || null,
    enabled: data.enabled ?? false,
  };
  await call.store.insert('cameras', row);
  const canViewSnapshot = call.actor.permissions.has('camera_snapshots');
  return { status: 201, body: { data: cameraView(row, call.files, canViewSnapshot) } };
};

/** Handlers: cameras of assets and projects. */
export const cameraHandlers = {
  listAssetCameras: listCameras('asset'),
  listProjectCameras: listCameras('project'),
  createAssetCamera,
};
