import { interpolateText } from '../../i18n/interpolateText';
import { formatRelativeTime } from '../../lib/date/formatRelativeTime';
import { perLocale } from '../../lib/language/perLocale';
import { liveTexts } from './liveTexts';
import type { RowMark } from './liveState';

const getShortFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short' }));

/** Returns the text of a mark, such as "cambió hace 5 s". */
export function getMarkText({ kind, at }: RowMark, now: number): string {
  const text = kind === 'delete' ? liveTexts.deleted : liveTexts.changed;
  return interpolateText(text, { age: formatRelativeTime(at / 1000, now / 1000, getShortFormat) });
}

/**
 * Writes the marks on the rows of the table in a list. They are attributes that the style sheet shows, so that neither cells nor
 * open menus render again.
 */
export function writeRowMarks(list: Element, marks: ReadonlyMap<string, RowMark>, now: number): void {
  for (const row of list.querySelectorAll<HTMLElement>(
    ':scope > .list-scroll > table > tbody > tr[data-at]',
  )) {
    const mark = marks.get(row.dataset.id ?? '');
    const text = mark && getMarkText(mark, now);
    const cell = row.querySelector<HTMLElement>(':scope > td:not(.list-check, .list-expand)');
    for (const marked of row.querySelectorAll<HTMLElement>(':scope > td[data-live]'))
      if (marked !== cell || text === undefined) delete marked.dataset.live;
    if (mark && cell && text !== undefined) {
      row.dataset.live = mark.kind;
      if (cell.dataset.live !== text) cell.dataset.live = text;
      if (mark.by !== undefined) row.title = mark.by;
    } else if (row.dataset.live !== undefined) {
      delete row.dataset.live;
      row.removeAttribute('title');
    }
  }
}
