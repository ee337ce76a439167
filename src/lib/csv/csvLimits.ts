/** Maximum number of columns: that of the largest export that people know, and more than any form needs. */
export const MAX_CSV_COLUMNS = 256;
/** Maximum length of a spreadsheet cell; a longer one comes from an unclosed quote. */
export const MAX_CSV_CELL_LENGTH = 32_767;
