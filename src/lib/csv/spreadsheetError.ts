/** What a spreadsheet wrote into a cell in place of its value. */
export type SpreadsheetError = 'formulaError' | 'roundedNumber';

/** Errors of formulas in Spanish and English, and of LibreOffice; a column too narrow for its numbers. */
const ERRORS =
  /^#(?:[¡¿]?(?:REF|VALUE|VALOR|NAME|NOMBRE|NUM|DIV\/0|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|BLOCKED|BLOQUEADO|CONNECT|CONECTAR|UNKNOWN|DESCONOCIDO|BUSY|OCUPADO|EXTERNAL|EXTERNO|PYTHON)[!?]|N\/[AD]|GETTING_DATA|OBTENIENDO_DATOS|#{2,})$|^Err:\d{3}$/i;
/** A long number as it is shown, with fewer digits than it had: always with a sign and two digits, `8,93407E+19`. */
const ROUNDED = /^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;

/** What a cell says of itself: that its formula failed, or that digits are lost. Such a text is never what was meant. */
export function findSpreadsheetError(cell: string): SpreadsheetError | undefined {
  const text = cell.trim();
  if (ERRORS.test(text)) return 'formulaError';
  return ROUNDED.test(text) ? 'roundedNumber' : undefined;
}
