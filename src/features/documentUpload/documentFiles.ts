import type { FileRule } from '../../lib/file/checkFile';

/** PDF by content, name and declared type, and under 10 MB. */
export const documentFileRule: FileRule = { types: ['pdf'], maxBytes: 10 * 1024 * 1024, under: true };

/** Maximum title length at the services host. */
export const MAX_TITLE_LENGTH = 255;
export const MAX_COMMENTS_LENGTH = 1000;

/** Selected file with its upload state. */
export interface Upload {
  key: number;
  file: File;
  title: string;
  comments: string;
  /** `lost`: the outcome is unknown, so it is not sent again automatically. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'lost';
  /** Reason of the failure or unknown outcome, in Spanish. */
  reason: string;
}

/** True if it still has to be sent. */
export const isUnsent = ({ state }: Upload): boolean => state !== 'sent' && state !== 'lost';

/** Returns the default title of a document: its file name without the extension. */
export const getDefaultTitle = (fileName: string): string =>
  (fileName.replace(/\.pdf$/i, '').trim() || fileName).slice(0, MAX_TITLE_LENGTH);

/** Builds the body of the call, with the placeholders that {@link buildDocumentScope} fills. */
export function buildDocumentBody(wrap: boolean) {
  const body = { title: '{title}', comments: '{comments}', document: '{document}' };
  return wrap ? { data: body } : body;
}

export const buildDocumentScope = ({ title, comments }: Upload, document: string) => ({
  title: title.trim(),
  comments: comments.trim(),
  document,
});
