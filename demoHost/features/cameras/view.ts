import type { FileLinks } from '../../files/fileLinks';
import type { CameraRow } from '../../../fixtures/rows/cameras';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** Formats a camera; `maySee` is true if the user may see its picture. */
export const cameraView = (
  row: CameraRow,
  files: FileLinks,
  canViewSnapshot: boolean,
): ContractSchemas['Camera'] => ({
  id: row.id,
  name: row.name,
  vendor: row.vendor,
  model: row.model,
  remote: row.remote,
  local: row.local,
  comments: row.comments,
  device_serial: row.device_serial,
  enabled: row.enabled,
  snapshot: canViewSnapshot ? files.snapshot(row.id) : null,
});
