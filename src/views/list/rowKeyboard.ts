import type { KeyboardEvent } from 'react';

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
 * the row or lets it go. Each control stays where Tab comes to it; Enter opens a row, as it follows any link.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const row = target.closest<HTMLElement>('tr[data-at]');
  if (row?.parentElement !== currentTarget) return;
  const step = STEPS[key];
  const found = step
    ? nextControl(row, step, target.closest('td')?.cellIndex ?? 0)
    : key === 'x'
      ? row.querySelector<HTMLElement>('.list-check input:not(:disabled)')
      : undefined;
  if (!found) return;
  event.preventDefault();
  if (step) found.focus();
  else found.click();
}
