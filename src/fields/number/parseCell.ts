import { interpolateText } from '../../i18n/interpolateText';
import { getLocaleFormat } from '../../lib/language/localeFormat';
import { perLocale } from '../../lib/language/perLocale';
import type { CellParser } from '../spreadsheet/cellParser';
import { cellTexts } from '../spreadsheet/texts';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedNumberOptions } from './schema';

/** Spellings of spreadsheets in the language that is shown: `1.234,5`, `1234,5` in Spanish. */
const getLocalPattern = perLocale(() => {
  const { group, decimal } = getLocaleFormat().numbers;
  // Cells are compared without blanks, which separate groups in some languages.
  const groups = String.raw`\d{1,3}(?:[${group.trim()}]\d{3})+`;
  return new RegExp(String.raw`^[+-]?(?:\d+${group.trim() === '' ? '' : `|${groups}`})[${decimal}]?\d*$`);
});
/** Spelling of programs: `1234.5`. */
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/**
 * `1.234` may be 1234 or 1.234 where the point separates groups, so it is ambiguous there unless the field has no decimals.
 */
const AMBIGUOUS = /^[+-]?\d{1,3}\.\d{3}$/;
/** A number and the text after it. */
const PARTS = /^([+-]?\s*[\d.,\s]*)(.*)$/;

/** Parses a number in a cell, in the spelling of spreadsheets or of programs, with or without its unit. An ambiguous number is an error. */
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
  const { group, decimal } = getLocaleFormat().numbers;
  const isAmbiguous = group === '.' && AMBIGUOUS.test(number);
  if (isAmbiguous && decimals !== 0) return { problem: cellTexts.ambiguousNumber };
  const parsableNumber =
    PLAIN.test(number) && !isAmbiguous
      ? number
      : getLocalPattern().test(number)
        ? number.replaceAll(group, '').replace(decimal, '.')
        : undefined;
  return parsableNumber === undefined ? { problem: cellTexts.number } : { value: Number(parsableNumber) };
};
export default parseNumberCell;

/** Compares units, ignoring case except for the first letter: a milliwatt is not a megawatt. */
function isSameUnit(unitText: string, unit: string): boolean {
  const compactText = unit.replaceAll(/\s/g, '');
  return unitText[0] === compactText[0] && unitText.toLowerCase() === compactText.toLowerCase();
}
