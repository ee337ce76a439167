/** An error that a spreadsheet wrote into a cell instead of its value. */
export type SpreadsheetError = 'formulaError' | 'roundedNumber';

/** Formula errors in Spanish and English, those of LibreOffice, and `###` for a column too narrow for its numbers. */
const ERRORS =
  /^#(?:[¡¿]?(?:REF|VALUE|VALOR|NAME|NOMBRE|NUM|DIV\/0|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|BLOCKED|BLOQUEADO|CONNECT|CONECTAR|UNKNOWN|DESCONOCIDO|BUSY|OCUPADO|EXTERNAL|EXTERNO|PYTHON)[!?]|N\/[AD]|GETTING_DATA|OBTENIENDO_DATOS|#{2,})$|^Err:\d{3}$/i;
/** A long number as displayed, with lost digits: always with a sign and two digits, `8,93407E+19`. */
const ROUNDED = /^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;

/** Returns the error of a cell: a failed formula or lost digits. Such a text is never the intended value. */
export function findSpreadsheetError(cell: string): SpreadsheetError | undefined {
  const text = cell.trim();
  if (ERRORS.test(text)) return 'formulaError';
  return ROUNDED.test(text) ? 'roundedNumber' : undefined;
}
