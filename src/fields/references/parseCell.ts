import { parseCellParts, type CellParser } from '../spreadsheet/cellParser';
import { parseRecordCell } from '../reference/parseCell';

/** Parses several records in a cell, each by its id or its name. */
const parseReferencesCell: CellParser = (text, field, context) =>
  parseCellParts(text, (part) => parseRecordCell(part, field, context));
export default parseReferencesCell;
