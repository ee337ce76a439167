import { fillText } from '../../i18n/fillText';
import type { CellReader } from '../cell';
import { cellTexts } from '../cellTexts';
import { optionsOf } from '../optionsOf';
import type { NumberFilled } from './schema';

/** As Spanish spreadsheets write numbers, and as programs do: `1.234,5`, `1234,5`, `1234.5`. */
const SPANISH = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),?\d*$/;
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/** One thousand two hundred thirty-four, or a little more than one: nobody can tell, unless the field has no decimals. */
const DOUBTFUL = /^[+-]?\d{1,3}\.\d{3}$/;
/** A number with what follows it. */
const PARTS = /^([+-]?\s*[\d.,\s]*)(.*)$/;

/** A number in a cell, in either spelling, with its unit or without; one that could be read in two ways is none. */
const numberCell: CellReader = (text, field) => {
  const { unit = '', decimals } = optionsOf<Partial<NumberFilled>>(field);
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  const [, number = '', said = ''] = PARTS.exec(bare) ?? [];
  if (said !== '' && !isUnit(said, unit))
    return {
      problem: unit !== '' && /\d/.test(number) ? fillText(cellTexts.otherUnit, { unit }) : cellTexts.number,
    };
  if (DOUBTFUL.test(number) && decimals !== 0) return { problem: cellTexts.doubtfulNumber };
  const plain =
    PLAIN.test(number) && !DOUBTFUL.test(number)
      ? number
      : SPANISH.test(number)
        ? number.replaceAll('.', '').replace(',', '.')
        : undefined;
  return plain === undefined ? { problem: cellTexts.number } : { value: Number(plain) };
};
export default numberCell;

/** In either case, but for its first letter: a milliwatt is no megawatt. */
function isUnit(said: string, unit: string): boolean {
  const bare = unit.replaceAll(/\s/g, '');
  return said[0] === bare[0] && said.toLowerCase() === bare.toLowerCase();
}
