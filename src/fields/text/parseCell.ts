import { parsePlainCell, type CellParser } from '../spreadsheet/cellParser';
import { cellTexts } from '../spreadsheet/texts';
import { optionsOf } from '../core/optionsOf';
import { SECRET_MASK } from '../display/toPlainText';
import type { ResolvedTextOptions } from './schema';

/** A text in a cell; what stands in an export for a secret is none. */
const parseTextCell: CellParser = (text, field, context) =>
  optionsOf<ResolvedTextOptions>(field).secret && text === SECRET_MASK
    ? { problem: cellTexts.maskedSecret }
    : parsePlainCell(text, field, context);
export default parseTextCell;
