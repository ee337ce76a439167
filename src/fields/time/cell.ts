import type { CellReader } from '../cell';
import { inputTexts } from '../inputTexts';
import { timeOf } from './times';

/** A time of the day in a cell. */
const timeCell: CellReader = (text) => {
  const value = timeOf(text);
  return value === undefined ? { problem: inputTexts.time } : { value };
};
export default timeCell;
