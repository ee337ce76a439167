import { parsePlainCell, type CellParser } from '../spreadsheet/cellParser';
import { cellTexts } from '../spreadsheet/texts';
import { optionsOf } from '../core/optionsOf';
import { SECRET_MASK } from '../display/toPlainText';
import type { ResolvedTextOptions } from './schema';

/** Parses a text in a cell. The mask that exports write for a secret is not a value. */
const parseTextCell: CellParser = (text, field, context) =>
  optionsOf<ResolvedTextOptions>(field).secret && text === SECRET_MASK
    ? { problem: cellTexts.maskedSecret }
    : parsePlainCell(text, field, context);
export default parseTextCell;
