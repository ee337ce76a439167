import { interpolateText } from '../../i18n/interpolateText';
import { formatMarkAge } from '../../live/markAge';
import { liveTexts } from './liveTexts';
import type { RowMark } from './liveState';

/** Returns the text of a mark, such as "cambió hace 5 s". */
export function getMarkText({ kind, at }: RowMark, now: number): string {
  const text = kind === 'delete' ? liveTexts.deleted : liveTexts.changed;
  return interpolateText(text, { age: formatMarkAge(at, now) });
}

type RowMarks = ReadonlyMap<string, RowMark>;

/**
 * Writes the marks on the rows of a list, or the items of its layout. They are attributes that the style sheet shows, so that
 * neither contents nor open menus render again.
 */
export function writeRowMarks(list: Element, marks: RowMarks, now: number): void {
  writeTableMarks(list, marks, now);
  for (const item of list.querySelectorAll<HTMLElement>('[data-record]')) {
    const mark = marks.get(item.dataset.record ?? '');
    if (!mark && item.dataset.live === undefined) continue;
    writeMark(item, mark);
    if (mark) item.dataset.liveText = getMarkText(mark, now);
    else delete item.dataset.liveText;
  }
}

/** Marks an element; its tooltip names the user, unless it has another one. */
function writeMark(element: HTMLElement, mark: RowMark | undefined): void {
  const hasOwnTitle = element.title !== '' && element.dataset.liveBy === undefined;
  if (!mark) {
    delete element.dataset.live;
    if (element.dataset.liveBy !== undefined) element.removeAttribute('title');
    delete element.dataset.liveBy;
    return;
  }
  element.dataset.live = mark.kind;
  if (mark.by === undefined || hasOwnTitle) return;
  element.title = mark.by;
  element.dataset.liveBy = '';
}

function writeTableMarks(list: Element, marks: RowMarks, now: number): void {
  for (const row of list.querySelectorAll<HTMLElement>(
    ':scope > .list-scroll > table > tbody > tr[data-at]',
  )) {
    const mark = marks.get(row.dataset.id ?? '');
    const text = mark && getMarkText(mark, now);
    const cell = row.querySelector<HTMLElement>(':scope > td:not(.list-check, .list-expand)');
    for (const marked of row.querySelectorAll<HTMLElement>(':scope > td[data-live]'))
      if (marked !== cell || text === undefined) delete marked.dataset.live;
    if (mark && cell && text !== undefined) {
      writeMark(row, mark);
      if (cell.dataset.live !== text) cell.dataset.live = text;
    } else if (row.dataset.live !== undefined) writeMark(row, undefined);
  }
}
