import type { Field } from '../../config/types';
import { OutgoingFile, type FileWay } from '../../lib/outgoingFile';
import { optionsOf } from '../optionsOf';
import type { SentFileOptions } from './schema';

/** How the host of a field takes files; undefined for base64 in the body. */
export function wayOf(field: Field): FileWay | undefined {
  const { sent } = optionsOf<SentFileOptions>(field);
  if (typeof sent === 'object') return { ...sent, kind: 'upload', part: sent.part ?? 'file' };
  return sent === 'multipart' ? { kind: 'multipart' } : undefined;
}

/** A file as it waits to be sent, or what is stored: of a body in parts the stored file is no part. */
export function outgoing(value: unknown, way: FileWay, field: Field): unknown {
  if (value instanceof File) return new OutgoingFile(value, way, field.write);
  if (way.kind === 'upload') return value;
  return new OutgoingFile(value === null || value === '' ? null : undefined, way, field.write);
}
