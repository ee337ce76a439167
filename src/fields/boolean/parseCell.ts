import { foldText } from '../../lib/text/foldText';
import type { CellParser } from '../spreadsheet/cellParser';
import { cellTexts } from '../spreadsheet/texts';
import { booleanText } from './booleanText';

const YES = ['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x'];
const NO = ['no', 'n', 'false', 'falso', '0'];

/** Parses yes or no in a cell: the field's own labels, or the spellings of spreadsheets. */
const parseBooleanCell: CellParser = (text, field, { t }) => {
  const foldedText = foldText(text);
  const foldedLabel = (value: boolean): string => foldText(String(booleanText(value, field, t)));
  const matches = (value: boolean, words: readonly string[]): boolean =>
    foldedText === foldedLabel(value) || words.includes(foldedText);
  const value = matches(true, YES) ? true : matches(false, NO) ? false : undefined;
  if (value === undefined) return { problem: cellTexts.boolean };
  return { value, displayText: String(booleanText(value, field, t)) };
};
export default parseBooleanCell;
