import { eachPart, type CellReader } from '../cell';
import { recordCell } from '../reference/cell';

/** Several records in a cell, each by its id or its name. */
const referencesCell: CellReader = (text, field, around) =>
  eachPart(text, (part) => recordCell(part, field, around));
export default referencesCell;
