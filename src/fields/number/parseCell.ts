import { interpolateText } from '../../i18n/interpolateText';
import type { CellParser } from '../spreadsheet/cellParser';
import { cellTexts } from '../spreadsheet/texts';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedNumberOptions } from './schema';

/** Spellings of Spanish spreadsheets and of programs: `1.234,5`, `1234,5`, `1234.5`. */
const SPANISH = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),?\d*$/;
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/** `1.234` may be 1234 or 1.234, so it is ambiguous unless the field has no decimals. */
const AMBIGUOUS = /^[+-]?\d{1,3}\.\d{3}$/;
/** A number and the text after it. */
const PARTS = /^([+-]?\s*[\d.,\s]*)(.*)$/;

/** Parses a number in a cell, in either spelling, with or without its unit. An ambiguous number is an error. */
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

/** Compares units, ignoring case except for the first letter: a milliwatt is not a megawatt. */
function isSameUnit(unitText: string, unit: string): boolean {
  const compactText = unit.replaceAll(/\s/g, '');
  return unitText[0] === compactText[0] && unitText.toLowerCase() === compactText.toLowerCase();
}
