import { interpolateText } from '../../i18n/interpolateText';
import { formatTime } from '../../lib/date/dateFormat';
import { withoutBasePath } from '../../lib/url/basePath';
import { clearListSnapshot, storeListSnapshot, getSessionKey } from '../../session/session';
import { snapshotTexts } from './snapshotTexts';

/** Maximum number of stored rows: the smallest page size. */
const MAX_ROWS = 50;
/** Maximum number of stored characters per cell: more are not visible. */
const MAX_CELL_CHARACTERS = 100;
/** Width in px below which rows are cards. */
const MIN_TABLE_WIDTH = 640;

/** Excludes pages that are kept alive in the background. */
const NOT_KEPT_ALIVE = ':not(.is-kept *)';

/** Session of this tab's list: another tab may have signed in another user before this page is left. */
let ownSessionKey: string | undefined;

/**
 * Stores on `pagehide` the visible content of the list, for the next visit of the URL in this tab. The preload script shows
 * it until the rows have loaded. Stores only visible text, so no masked secrets, and nothing from cells with controls. Call
 * it for each list that opens.
 */
export function saveListSnapshotOnPageHide(): void {
  ownSessionKey = getSessionKey();
  window.addEventListener('pagehide', onPageHide);
}

function onPageHide(): void {
  if (getSessionKey() !== ownSessionKey) return;
  // The rows have not loaded, so the previous snapshot is still valid.
  if (document.querySelector(`main .list-skeleton${NOT_KEPT_ALIVE}`)) return;
  const tables = document.querySelectorAll<HTMLTableElement>(`main .list-table${NOT_KEPT_ALIVE}`);
  const [table] = tables;
  // Skip a list that shares its page or belongs to a record: the snapshot would lack the rest of the page.
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

/** Returns the visible text of a cell. */
function getCellText(cell: HTMLTableCellElement): string {
  const isHeaderCell = cell.tagName === 'TH';
  if (!isHeaderCell && cell.querySelector('button:not(.row-peek), input, select')) return '';
  return getVisibleText(cell).trim().slice(0, MAX_CELL_CHARACTERS);
}

const HIDDEN_SELECTOR = '.visually-hidden, .row-peek, [aria-hidden="true"]';

/**
 * Returns the text without hidden elements. Must not clone the element: the copy would load its images again during unload.
 */
const getVisibleText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) return node.matches(HIDDEN_SELECTOR) ? '' : getVisibleText(node);
      return node instanceof Text ? node.data : '';
    })
    .join('');
