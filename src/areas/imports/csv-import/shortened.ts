import { shownText } from '../../../lib/shownText';

/** Characters of a cell that are drawn: a table of cells of thousands would keep the page busy. */
const MOST = 300;

/** A cell as it is shown. What is sent is all of it. */
export const shortened = (text: string): string =>
  shownText(text.length > MOST ? `${text.slice(0, MOST)}…` : text);
