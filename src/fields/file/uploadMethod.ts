import type { Field } from '../../config/types';
import { PendingUpload, type UploadMethod } from '../../lib/file/pendingUpload';
import { optionsOf } from '../core/optionsOf';
import type { UploadOptions } from './schema';

/** Returns how the field's host takes files; undefined for base64 in the body. */
export function getUploadMethod(field: Field): UploadMethod | undefined {
  const { upload } = optionsOf<UploadOptions>(field);
  if (typeof upload === 'object') return { ...upload, kind: 'upload', part: upload.part ?? 'file' };
  return upload === 'multipart' ? { kind: 'multipart' } : undefined;
}

/** Returns a chosen file as pending upload, or the stored value. A multipart body omits the stored file. */
export function toPendingUpload(value: unknown, uploadMethod: UploadMethod, field: Field): unknown {
  if (value instanceof File) return new PendingUpload(value, uploadMethod, field.writePath);
  if (uploadMethod.kind === 'upload') return value;
  return new PendingUpload(value === null || value === '' ? null : undefined, uploadMethod, field.writePath);
}
