import type { KeyboardEvent, MouseEvent } from 'react';
import type { Peek } from '../peek/usePeek';

const CONTROL_SELECTOR = 'a[href], button:not(:disabled, .row-peek), input:not(:disabled)';
/** Elements that handle arrow and letter keys themselves: inputs, menus with their buttons, overlays of a row. */
const OWN_KEYS_SELECTOR =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-haspopup="menu"], [role="menu"], dialog, [role="dialog"]';

/** Returns the row's control in the same column, else the row's link, else its first control. */
function findControl(row: HTMLTableRowElement, column: number): HTMLElement | null {
  return (
    row.cells[column]?.querySelector<HTMLElement>(CONTROL_SELECTOR) ??
    row.querySelector<HTMLElement>('.row-link') ??
    row.querySelector<HTMLElement>(CONTROL_SELECTOR)
  );
}

/** Returns the control in the next row of the same table that has one; skips expanded content. */
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

/** Buttons that open the editor of a cell; not those of locked values. */
export const EDITABLE_CELL_SELECTOR = '.cell-edit:not([aria-disabled="true"])';

const DIRECTIONS: Partial<Record<string, 'next' | 'previous'>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * Handles keys of table rows while one of them has the focus. Up and Down move within the column, `x` toggles the selection,
 * F2 opens the editor of the first cell that can be changed, Space on a row's link opens the side panel. While the panel is open,
 * the arrows update it and Space moves the focus into it. Controls stay in the tab order; Enter follows the row's link.
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
  } else if (key === 'F2') {
    row.querySelector<HTMLElement>(EDITABLE_CELL_SELECTOR)?.click();
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

/** Handles a click on a row's side panel button. */
export function onPeekButtonClick({ target }: MouseEvent, peek: Peek | undefined): void {
  const id = (target as HTMLElement).closest('.row-peek')?.closest<HTMLElement>('tr')?.dataset.id;
  if (id !== undefined) peek?.show(id);
}
