import { escapeInvisible } from '../../lib/text/escapeInvisible';

/** Characters of a cell that are drawn: a table of cells of thousands would keep the page busy. */
const MAX_CHARACTERS = 300;

/** A cell as it is shown. What is sent is all of it. */
export const truncateCell = (text: string): string =>
  escapeInvisible(text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text);
