import type { CellParser } from '../spreadsheet/cellParser';
import { inputTexts } from '../inputs/texts';
import { parseTime } from './parseTime';

/** Parses a time of day in a cell. */
const parseTimeCell: CellParser = (text) => {
  const value = parseTime(text);
  return value === undefined ? { problem: inputTexts.invalidTime } : { value };
};
export default parseTimeCell;
