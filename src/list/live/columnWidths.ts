const getTable = (list: Element): HTMLTableElement | null =>
  list.querySelector<HTMLTableElement>(':scope > .list-scroll > table');

/** Keeps the widths of the columns while other contents come into the cells, so that no text moves sideways. */
export function holdColumnWidths(list: Element): void {
  const table = getTable(list);
  if (!table || table.dataset.held !== undefined) return;
  const headers = [...table.querySelectorAll<HTMLElement>(':scope > thead > tr > th')];
  const widths = headers.map((header) => header.getBoundingClientRect().width);
  // Cards have no headers.
  if (widths.every((width) => width === 0)) return;
  for (const [index, header] of headers.entries()) {
    header.dataset.held = header.style.width;
    // The last one takes the rest, so that no rounding distributes it over all.
    header.style.width = index === headers.length - 1 ? 'auto' : `${widths[index]}px`;
  }
  table.dataset.held = '';
  table.style.tableLayout = 'fixed';
}

/** Lets the columns fit their contents again. */
export function releaseColumnWidths(list: Element): void {
  const table = getTable(list);
  if (table?.dataset.held === undefined) return;
  delete table.dataset.held;
  table.style.tableLayout = '';
  for (const header of table.querySelectorAll<HTMLElement>(':scope > thead > tr > th[data-held]')) {
    header.style.width = header.dataset.held ?? '';
    delete header.dataset.held;
  }
}
