import { escapeInvisible } from '../../lib/text/escapeInvisible';

/** Maximum length of a rendered cell: thousands of long cells would block the page. */
const MAX_CHARACTERS = 300;

/** Truncates a cell for display. The full text is sent. */
export const truncateCell = (text: string): string =>
  escapeInvisible(text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text);
