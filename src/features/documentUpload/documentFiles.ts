import type { FileRule } from '../../lib/file/checkFile';

/** PDF by content, name and declared type, and under 10 MB (DOC-10). */
export const documentFileRule: FileRule = { types: ['pdf'], maxBytes: 10 * 1024 * 1024, under: true };

/** Most characters that the services host takes. */
export const MAX_TITLE_LENGTH = 255;
export const MAX_COMMENTS_LENGTH = 1000;

/** A chosen file on its way to the host. */
export interface Upload {
  key: number;
  file: File;
  title: string;
  comments: string;
  /** `lost`: nobody knows whether the host has it, so it is not sent again by itself. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'lost';
  /** Why it failed or was lost, in Spanish. */
  reason: string;
}

/** Whether it is still to be sent. */
export const isUnsent = ({ state }: Upload): boolean => state !== 'sent' && state !== 'lost';

/** What a document is called until somebody says otherwise: its file's name without the ending. */
export const getDefaultTitle = (fileName: string): string =>
  (fileName.replace(/\.pdf$/i, '').trim() || fileName).slice(0, MAX_TITLE_LENGTH);

/** The body of the call (DOC-04, DOC-09), with the placeholders that {@link buildDocumentScope} fills. */
export function buildDocumentBody(wrap: boolean) {
  const body = { title: '{title}', comments: '{comments}', document: '{document}' };
  return wrap ? { data: body } : body;
}

export const buildDocumentScope = ({ title, comments }: Upload, document: string) => ({
  title: title.trim(),
  comments: comments.trim(),
  document,
});
