import type { FileRule } from '../../../lib/checkFile';

/** PDF by content, name and declared type, and under 10 MB (DOC-10). */
export const rule: FileRule = { types: ['pdf'], maxBytes: 10 * 1024 * 1024, under: true };

/** Most characters that the services host takes. */
export const TITLE_LENGTH = 255;
export const COMMENTS_LENGTH = 1000;

/** A chosen file on its way to the host. */
export interface Upload {
  key: number;
  file: File;
  title: string;
  comments: string;
  /** `lost`: nobody knows whether the host has it, so it is not sent again by itself. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'lost';
  /** Why it failed or was lost, in Spanish. */
  why: string;
}

/** Whether it is still to be sent. */
export const isToSend = ({ state }: Upload): boolean => state !== 'sent' && state !== 'lost';

/** What a document is called until somebody says otherwise: its file's name without the ending. */
export const titleOf = (name: string): string =>
  (name.replace(/\.pdf$/i, '').trim() || name).slice(0, TITLE_LENGTH);

/** The body of the call (DOC-04, DOC-09), with the placeholders that {@link documentScope} fills. */
export function documentBody(wrap: boolean) {
  const body = { title: '{title}', comments: '{comments}', document: '{document}' };
  return wrap ? { data: body } : body;
}

export const documentScope = ({ title, comments }: Upload, document: string) => ({
  title: title.trim(),
  comments: comments.trim(),
  document,
});
