import { interpolateText } from '../../i18n/interpolateText';
import { formatTime } from '../../lib/date/dateFormat';
import { withoutBasePath } from '../../lib/url/basePath';
import { clearListSnapshot, storeListSnapshot, getSessionKey } from '../../session/session';
import { snapshotTexts } from './snapshotTexts';

/** Rows that are kept: as many as a page has at the least. */
const MAX_ROWS = 50;
/** Characters of a cell that are kept: more is not seen. */
const MAX_CELL_CHARACTERS = 100;
/** px; below it rows are cards. */
const MIN_TABLE_WIDTH = 640;

/** Not of a page that was left and is kept. */
const NOT_KEPT_ALIVE = ':not(.is-kept *)';

/** Whose list it is: another tab may have signed somebody else in by the time that this one is left. */
let ownSessionKey: string | undefined;

/**
 * Keeps, whenever the page is left, what its list shows, for the next visit of that address in this tab: the start script draws
 * it until the rows are read. Texts as they are on screen, so no secret that is not shown, and nothing of a cell that holds a
 * control. To be called for each list that is opened.
 */
export function saveListSnapshotOnPageHide(): void {
  ownSessionKey = getSessionKey();
  window.addEventListener('pagehide', onPageHide);
}

function onPageHide(): void {
  if (getSessionKey() !== ownSessionKey) return;
  // Not read yet: what was shown before still is.
  if (document.querySelector(`main .list-skeleton${NOT_KEPT_ALIVE}`)) return;
  const tables = document.querySelectorAll<HTMLTableElement>(`main .list-table${NOT_KEPT_ALIVE}`);
  const [table] = tables;
  // Of one that shares its page, or is of a record, the rest of the page would be missing.
  const isWholePage = tables.length === 1 && !document.querySelector('.page.is-record');
  if (table && isWholePage && table.ariaBusy !== 'true' && window.innerWidth >= MIN_TABLE_WIDTH)
    storeListSnapshot(buildSnapshot(table));
  else clearListSnapshot();
}

function buildSnapshot(table: HTMLTableElement): object {
  const { top, left, width } = (table.parentElement ?? table).getBoundingClientRect();
  const at = Date.now();
  const rows = [...table.rows].slice(0, MAX_ROWS + 1);
  return {
    path: withoutBasePath() + window.location.search,
    at,
    window: window.innerWidth,
    top: top + window.scrollY,
    left,
    width,
    columns: [...(rows[0]?.cells ?? [])].map((cell) => cell.offsetWidth),
    rows: rows.map((row) => ({ height: row.offsetHeight, cells: [...row.cells].map(getCellText) })),
    mark: interpolateText(snapshotTexts.mark, { time: formatTime(at / 1000) ?? '' }),
  };
}

/** What is seen in a cell. */
function getCellText(cell: HTMLTableCellElement): string {
  const isHeaderCell = cell.tagName === 'TH';
  if (!isHeaderCell && cell.querySelector('button:not(.row-peek), input, select')) return '';
  return getVisibleText(cell).trim().slice(0, MAX_CELL_CHARACTERS);
}

const HIDDEN_SELECTOR = '.visually-hidden, .row-peek, [aria-hidden="true"]';

/** The text without what is hidden. Not of a copy: its pictures would be loaded anew by a page that is being left. */
const getVisibleText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) return node.matches(HIDDEN_SELECTOR) ? '' : getVisibleText(node);
      return node instanceof Text ? node.data : '';
    })
    .join('');
