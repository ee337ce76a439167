/** Columns that a file may have: those of the largest export that people know, and more than any form asks for. */
export const MAX_CSV_COLUMNS = 256;
/** Characters that a cell of a spreadsheet can hold; a longer one comes of a quote that nobody closed. */
export const MAX_CSV_CELL_LENGTH = 32_767;
