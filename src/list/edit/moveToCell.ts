import { EDITABLE_CELL_SELECTOR } from '../table/rowKeyboard';

/** Returns the next or previous cell of a table that can be changed, across rows; undefined at its end. */
export function findNeighbour(
  button: HTMLElement | null,
  direction: 'next' | 'previous',
): HTMLElement | undefined {
  const cells = [...(button?.closest('table')?.querySelectorAll<HTMLElement>(EDITABLE_CELL_SELECTOR) ?? [])];
  const index = cells.findIndex((cell) => cell === button);
  return index === -1 ? undefined : cells[index + (direction === 'next' ? 1 : -1)];
}
