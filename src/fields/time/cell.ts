import type { CellReader } from '../cell';
import { fieldTexts } from '../texts';
import { timeOf } from './times';

/** A time of the day in a cell. */
const timeCell: CellReader = (text) => {
  const value = timeOf(text);
  return value === undefined ? { problem: fieldTexts.time } : { value };
};
export default timeCell;
