import { detectFileKind, type FileKind } from './detectFileKind';

/** Reason for rejecting a file. `size` has the limit in bytes, `type` the allowed kinds. */
export type FileProblem =
  | { code: 'empty' }
  | { code: 'type'; allowed: readonly FileKind[] }
  | { code: 'size'; maxBytes: number };

export interface FileRule {
  /** Allowed kinds, detected by content. */
  types: readonly FileKind[];
  /** Limit in bytes. */
  maxBytes: number;
  /** True if a file of exactly `maxBytes` is too big, for rules that require "under". @default false */
  under?: boolean;
}

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
};

const MIME: Record<FileKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Returns the value of `<input type="file" accept>` for these kinds. */
export function toAcceptAttribute(types: readonly FileKind[]): string {
  return types
    .flatMap((type) => [...EXTENSIONS[type].map((extension) => `.${extension}`), MIME[type]])
    .join(',');
}

/** True if file extension and declared type, if present, match the detected kind. */
function matchesKind(file: Blob, kind: FileKind): boolean {
  const name = 'name' in file && typeof file.name === 'string' ? file.name : '';
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : undefined;
  const type = file.type.split(';', 1)[0]?.trim() ?? '';
  const hasMatchingExtension = extension === undefined || EXTENSIONS[kind].includes(extension);
  return hasMatchingExtension && (type === '' || type === MIME[kind]);
}

/**
 * Checks a chosen file against a rule; `undefined` if it is valid. The size is checked first, so that a file that is too big
 * is not read. Content, extension and declared type have to match.
 */
export async function checkFile(file: Blob, rule: FileRule): Promise<FileProblem | undefined> {
  const { types, maxBytes, under = false } = rule;
  if (file.size === 0) return { code: 'empty' };
  if (under ? file.size >= maxBytes : file.size > maxBytes) return { code: 'size', maxBytes };
  const kind = await detectFileKind(file);
  if (kind === undefined || !types.includes(kind) || !matchesKind(file, kind))
    return { code: 'type', allowed: types };
  return undefined;
}
