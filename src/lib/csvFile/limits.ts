/** Columns that a file may have: those of the largest export that people know, and more than any form asks for. */
export const MOST_COLUMNS = 256;
/** Characters that a cell of a spreadsheet can hold; a longer one comes of a quote that nobody closed. */
export const LONGEST_CELL = 32_767;
