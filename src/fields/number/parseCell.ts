import { interpolateText } from '../../i18n/interpolateText';
import type { CellParser } from '../spreadsheet/cellParser';
import { cellTexts } from '../spreadsheet/texts';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedNumberOptions } from './schema';

/** As Spanish spreadsheets write numbers, and as programs do: `1.234,5`, `1234,5`, `1234.5`. */
const SPANISH = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),?\d*$/;
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/** One thousand two hundred thirty-four, or a little more than one: nobody can tell, unless the field has no decimals. */
const AMBIGUOUS = /^[+-]?\d{1,3}\.\d{3}$/;
/** A number with what follows it. */
const PARTS = /^([+-]?\s*[\d.,\s]*)(.*)$/;

/** A number in a cell, in either spelling, with its unit or without; one that could be read in two ways is none. */
const parseNumberCell: CellParser = (text, field) => {
  const { unit = '', decimals } = optionsOf<Partial<ResolvedNumberOptions>>(field);
  const compactText = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  const [, number = '', unitText = ''] = PARTS.exec(compactText) ?? [];
  if (unitText !== '' && !isSameUnit(unitText, unit))
    return {
      problem:
        unit !== '' && /\d/.test(number)
          ? interpolateText(cellTexts.unexpectedUnit, { unit })
          : cellTexts.number,
    };
  if (AMBIGUOUS.test(number) && decimals !== 0) return { problem: cellTexts.ambiguousNumber };
  const parsableNumber =
    PLAIN.test(number) && !AMBIGUOUS.test(number)
      ? number
      : SPANISH.test(number)
        ? number.replaceAll('.', '').replace(',', '.')
        : undefined;
  return parsableNumber === undefined ? { problem: cellTexts.number } : { value: Number(parsableNumber) };
};
export default parseNumberCell;

/** In either case, but for its first letter: a milliwatt is no megawatt. */
function isSameUnit(unitText: string, unit: string): boolean {
  const compactText = unit.replaceAll(/\s/g, '');
  return unitText[0] === compactText[0] && unitText.toLowerCase() === compactText.toLowerCase();
}
