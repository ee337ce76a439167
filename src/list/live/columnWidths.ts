const getTable = (list: Element): HTMLTableElement | null =>
  list.querySelector<HTMLTableElement>(':scope > .list-scroll > table');

/** Keeps the widths of the columns while other contents come into the cells, so that no text moves sideways. */
export function fixColumnWidths(list: Element): void {
  const table = getTable(list);
  if (!table || table.dataset.widthsFixed !== undefined) return;
  const headers = [...table.querySelectorAll<HTMLElement>(':scope > thead > tr > th')];
  const widths = headers.map((header) => header.getBoundingClientRect().width);
  // Cards have no headers.
  if (widths.every((width) => width === 0)) return;
  for (const [index, header] of headers.entries()) {
    header.dataset.widthBefore = header.style.width;
    // The last one takes the rest, so that no rounding distributes it over all.
    header.style.width = index === headers.length - 1 ? 'auto' : `${widths[index]}px`;
  }
  table.dataset.widthsFixed = '';
  table.style.tableLayout = 'fixed';
}

/** Lets the columns fit their contents again. */
export function releaseColumnWidths(list: Element): void {
  const table = getTable(list);
  if (table?.dataset.widthsFixed === undefined) return;
  delete table.dataset.widthsFixed;
  table.style.tableLayout = '';
  for (const header of table.querySelectorAll<HTMLElement>(':scope > thead > tr > th[data-width-before]')) {
    header.style.width = header.dataset.widthBefore ?? '';
    delete header.dataset.widthBefore;
  }
}
