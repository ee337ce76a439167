import type { Field } from '../../config/types';
import { PendingUpload, type UploadMethod } from '../../lib/file/pendingUpload';
import { optionsOf } from '../core/optionsOf';
import type { UploadOptions } from './schema';

/** Returns how the field's host takes files; undefined for base64 in the body. */
export function getUploadMethod(field: Field): UploadMethod | undefined {
  const { sent } = optionsOf<UploadOptions>(field);
  if (typeof sent === 'object') return { ...sent, kind: 'upload', part: sent.part ?? 'file' };
  return sent === 'multipart' ? { kind: 'multipart' } : undefined;
}

/** Returns a chosen file as pending upload, or the stored value. A multipart body omits the stored file. */
export function toPendingUpload(value: unknown, uploadMethod: UploadMethod, field: Field): unknown {
  if (value instanceof File) return new PendingUpload(value, uploadMethod, field.write);
  if (uploadMethod.kind === 'upload') return value;
  return new PendingUpload(value === null || value === '' ? null : undefined, uploadMethod, field.write);
}
