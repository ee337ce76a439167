import { detectFileKind, type FileKind } from './detectFileKind';

/** Why a file is not taken. `size` carries the limit in bytes, `type` the kinds that are allowed. */
export type FileProblem =
  | { code: 'empty' }
  | { code: 'type'; allowed: readonly FileKind[] }
  | { code: 'size'; maxBytes: number };

export interface FileRule {
  /** Kinds that are taken, judged by content. */
  types: readonly FileKind[];
  /** Limit in bytes. */
  maxBytes: number;
  /** Whether a file of exactly the limit is too big already: the rules that say "under" (CLIENT-63). @default false */
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

/** Value of `<input type="file" accept>` for these kinds. */
export function toAcceptAttribute(types: readonly FileKind[]): string {
  return types
    .flatMap((type) => [...EXTENSIONS[type].map((extension) => `.${extension}`), MIME[type]])
    .join(',');
}

/** Name ending and declared type, where there are any, must agree with what the content is. */
function matchesKind(file: Blob, kind: FileKind): boolean {
  const name = 'name' in file && typeof file.name === 'string' ? file.name : '';
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : undefined;
  const type = file.type.split(';', 1)[0]?.trim() ?? '';
  const hasMatchingExtension = extension === undefined || EXTENSIONS[kind].includes(extension);
  return hasMatchingExtension && (type === '' || type === MIME[kind]);
}

/**
 * Checks a chosen file against a rule; `undefined` means it is fine. The size is looked at first, so that nothing is
 * read of a file that is too big. Content, name ending and declared type must agree.
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
