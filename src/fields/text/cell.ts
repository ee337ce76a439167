import { plainCell, type CellReader } from '../cell';
import { cellTexts } from '../cellTexts';
import { optionsOf } from '../optionsOf';
import { HIDDEN } from './plainText';
import type { TextFilled } from './schema';

/** A text in a cell; what stands in an export for a secret is none. */
const textCell: CellReader = (text, field, around) =>
  optionsOf<TextFilled>(field).secret && text === HIDDEN
    ? { problem: cellTexts.hidden }
    : plainCell(text, field, around);
export default textCell;
