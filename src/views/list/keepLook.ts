import { fillText } from '../../i18n/fillText';
import { formatTime } from '../../lib/dates';
import { ownPath } from '../../lib/base';
import { forgetLook, keepLook, sessionKey } from '../../session/session';
import { lookTexts } from './lookTexts';

/** Rows that are kept: as many as a page has at the least. */
const ROWS = 50;
/** Characters of a cell that are kept: more is not seen. */
const CHARACTERS = 100;
/** px; below it rows are cards. */
const TABLE = 640;

/** Not of a page that was left and is kept. */
const SHOWN = ':not(.is-kept *)';

/** Whose list it is: another tab may have signed somebody else in by the time that this one is left. */
let mine: string | undefined;

/**
 * Keeps, whenever the page is left, what its list shows, for the next visit of that address in this tab: the start script draws
 * it until the rows are read. Texts as they are on screen, so no secret that is not shown, and nothing of a cell that holds a
 * control. To be called for each list that is opened.
 */
export function keepLookOfList(): void {
  mine = sessionKey();
  window.addEventListener('pagehide', leave);
}

function leave(): void {
  if (sessionKey() !== mine) return;
  // Not read yet: what was shown before still is.
  if (document.querySelector(`main .list-skeleton${SHOWN}`)) return;
  const tables = document.querySelectorAll<HTMLTableElement>(`main .list-table${SHOWN}`);
  const [table] = tables;
  // Of one that shares its page, or is of a record, the rest of the page would be missing.
  const isWhole = tables.length === 1 && !document.querySelector('.page.is-record');
  if (table && isWhole && table.ariaBusy !== 'true' && window.innerWidth >= TABLE) keepLook(lookOf(table));
  else forgetLook();
}

function lookOf(table: HTMLTableElement): object {
  const { top, left, width } = (table.parentElement ?? table).getBoundingClientRect();
  const at = Date.now();
  const rows = [...table.rows].slice(0, ROWS + 1);
  return {
    path: ownPath() + window.location.search,
    at,
    window: window.innerWidth,
    top: top + window.scrollY,
    left,
    width,
    columns: [...(rows[0]?.cells ?? [])].map((cell) => cell.offsetWidth),
    rows: rows.map((row) => ({ height: row.offsetHeight, cells: [...row.cells].map(textOf) })),
    mark: fillText(lookTexts.mark, { time: formatTime(at / 1000) ?? '' }),
  };
}

/** What is seen in a cell. */
function textOf(cell: HTMLTableCellElement): string {
  const isHead = cell.tagName === 'TH';
  if (!isHead && cell.querySelector('button:not(.row-peek), input, select')) return '';
  return seenIn(cell).trim().slice(0, CHARACTERS);
}

const HIDDEN = '.visually-hidden, .row-peek, [aria-hidden="true"]';

/** The text without what is hidden. Not of a copy: its pictures would be loaded anew by a page that is being left. */
const seenIn = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) return node.matches(HIDDEN) ? '' : seenIn(node);
      return node instanceof Text ? node.data : '';
    })
    .join('');
