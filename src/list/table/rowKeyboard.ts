import type { KeyboardEvent, MouseEvent } from 'react';
import type { Peek } from '../peek/usePeek';

const CONTROL_SELECTOR = 'a[href], button:not(:disabled), input:not(:disabled)';
/** What has arrows and letters of its own: fields, menus and their buttons, what is open over the row. */
const OWN_KEYS_SELECTOR =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-haspopup="menu"], [role="menu"], dialog, [role="dialog"]';

/** The control of a row that stands in the same column, else the row's own: its link, or the first there is. */
function findControl(row: HTMLTableRowElement, column: number): HTMLElement | null {
  return (
    row.cells[column]?.querySelector<HTMLElement>(CONTROL_SELECTOR) ??
    row.querySelector<HTMLElement>('.row-link') ??
    row.querySelector<HTMLElement>(CONTROL_SELECTOR)
  );
}

/** The next row of the same table that has something to press; what is open below a row is passed over. */
function findNextControl(
  row: HTMLElement,
  direction: 'next' | 'previous',
  column: number,
): HTMLElement | undefined {
  const siblingProperty = direction === 'next' ? 'nextElementSibling' : 'previousElementSibling';
  for (let sibling = row[siblingProperty]; sibling; sibling = sibling[siblingProperty]) {
    const control = sibling.matches('tr[data-at]') && findControl(sibling as HTMLTableRowElement, column);
    if (control) return control;
  }
  return undefined;
}

const DIRECTIONS: Partial<Record<string, 'next' | 'previous'>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * The keys of the rows of a table, while the focus is in one of them: up and down go on in the same column, `x` selects
 * the row or lets it go, Space on its link shows the record beside the list; once it is shown the arrows take it along
 * and Space goes into it. Each control stays where Tab comes to it; Enter opens a row, as it follows any link.
 */
export function onRowKeyDown(event: KeyboardEvent<HTMLElement>, peek: Peek | undefined): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS_SELECTOR)) return;
  const row = target.closest<HTMLElement>('tr[data-at]');
  if (row?.parentElement !== currentTarget) return;
  const direction = DIRECTIONS[key];
  if (direction) {
    const nextControlElement = findNextControl(row, direction, target.closest('td')?.cellIndex ?? 0);
    if (!nextControlElement) return;
    event.preventDefault();
    nextControlElement.focus();
    const id = nextControlElement.closest<HTMLElement>('tr[data-at]')?.dataset.id;
    if (peek?.id !== undefined && id !== undefined) peek.show(id);
  } else if (key === 'x') {
    const checkbox = row.querySelector<HTMLElement>('.list-check input:not(:disabled)');
    if (!checkbox) return;
    event.preventDefault();
    checkbox.click();
  } else if (key === ' ' && peek && row.dataset.id !== undefined && target.matches('a.row-link')) {
    event.preventDefault();
    if (peek.id === row.dataset.id) row.closest('.list')?.querySelector<HTMLElement>('.peek')?.focus();
    else peek.show(row.dataset.id);
  }
}

/** A press on the button of a row that shows its record beside the list. */
export function onPeekButtonClick({ target }: MouseEvent, peek: Peek | undefined): void {
  const id = (target as HTMLElement).closest('.row-peek')?.closest<HTMLElement>('tr')?.dataset.id;
  if (id !== undefined) peek?.show(id);
}
