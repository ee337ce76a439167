import type { CellParser } from '../spreadsheet/cellParser';
import parseNumberCell from '../number/parseCell';

/** A percentage in a cell, with its sign or without. */
const parsePercentCell: CellParser = (text, ...rest) => parseNumberCell(text.replace(/\s*%$/, ''), ...rest);
export default parsePercentCell;
