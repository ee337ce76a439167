import { foldText } from '../../lib/foldText';
import type { CellReader } from '../cell';
import { cellTexts } from '../cellTexts';
import { booleanText } from './booleanText';

const YES = ['si', 's', 'true', 'verdadero', '1', 'x'];
const NO = ['no', 'n', 'false', 'falso', '0'];

/** Yes or no in a cell: as the field calls them, or as spreadsheets do. */
const booleanCell: CellReader = (text, field, { t }) => {
  const said = foldText(text);
  const called = (value: boolean): string => foldText(String(booleanText(value, field, t)));
  const is = (value: boolean, words: readonly string[]): boolean =>
    said === called(value) || words.includes(said);
  const value = is(true, YES) ? true : is(false, NO) ? false : undefined;
  if (value === undefined) return { problem: cellTexts.boolean };
  return { value, shown: String(booleanText(value, field, t)) };
};
export default booleanCell;
