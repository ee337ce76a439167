import type { KeyboardEvent, MouseEvent } from 'react';
import type { Peek } from './usePeek';

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled)';
/** What has arrows and letters of its own: fields, menus and their buttons, what is open over the row. */
const OWN_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-haspopup="menu"], [role="menu"], dialog, [role="dialog"]';

/** The control of a row that stands in the same column, else the row's own: its link, or the first there is. */
function controlIn(row: HTMLTableRowElement, column: number): HTMLElement | null {
  return (
    row.cells[column]?.querySelector<HTMLElement>(CONTROL) ??
    row.querySelector<HTMLElement>('.row-link') ??
    row.querySelector<HTMLElement>(CONTROL)
  );
}

/** The next row of the same table that has something to press; what is open below a row is passed over. */
function nextControl(row: HTMLElement, step: 'next' | 'previous', column: number): HTMLElement | undefined {
  const side = step === 'next' ? 'nextElementSibling' : 'previousElementSibling';
  for (let at = row[side]; at; at = at[side]) {
    const control = at.matches('tr[data-at]') && controlIn(at as HTMLTableRowElement, column);
    if (control) return control;
  }
  return undefined;
}

const STEPS: Partial<Record<string, 'next' | 'previous'>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * The keys of the rows of a table, while the focus is in one of them: up and down go on in the same column, `x` selects
 * the row or lets it go, Space on its link shows the record beside the list; once it is shown the arrows take it along
 * and Space goes into it. Each control stays where Tab comes to it; Enter opens a row, as it follows any link.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, peek: Peek | undefined): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const row = target.closest<HTMLElement>('tr[data-at]');
  if (row?.parentElement !== currentTarget) return;
  const step = STEPS[key];
  if (step) {
    const next = nextControl(row, step, target.closest('td')?.cellIndex ?? 0);
    if (!next) return;
    event.preventDefault();
    next.focus();
    const id = next.closest<HTMLElement>('tr[data-at]')?.dataset.id;
    if (peek?.id !== undefined && id !== undefined) peek.show(id);
  } else if (key === 'x') {
    const box = row.querySelector<HTMLElement>('.list-check input:not(:disabled)');
    if (!box) return;
    event.preventDefault();
    box.click();
  } else if (key === ' ' && peek && row.dataset.id !== undefined && target.matches('a.row-link')) {
    event.preventDefault();
    if (peek.id === row.dataset.id) row.closest('.list')?.querySelector<HTMLElement>('.peek')?.focus();
    else peek.show(row.dataset.id);
  }
}

/** A press on the button of a row that shows its record beside the list. */
export function onRowPeek({ target }: MouseEvent, peek: Peek | undefined): void {
  const id = (target as HTMLElement).closest('.row-peek')?.closest<HTMLElement>('tr')?.dataset.id;
  if (id !== undefined) peek?.show(id);
}
