import type { CellParser } from '../spreadsheet/cellParser';
import parseNumberCell from '../number/parseCell';

/** Parses a percentage in a cell, with or without its sign. */
const parsePercentCell: CellParser = (text, ...rest) => parseNumberCell(text.replace(/\s*%$/, ''), ...rest);
export default parsePercentCell;
