import type { CellReader } from '../cell';
import numberCell from '../number/cell';

/** A percentage in a cell, with its sign or without. */
const percentCell: CellReader = (text, ...rest) => numberCell(text.replace(/\s*%$/, ''), ...rest);
export default percentCell;
