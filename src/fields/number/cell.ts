import type { CellReader } from '../cell';
import { cellTexts } from '../cellTexts';

/** As Spanish spreadsheets write numbers, and as programs do: `1.234,5`, `1234,5`, `1234.5`. */
const SPANISH = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),?\d*$/;
const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;
/** One thousand two hundred thirty-four, or a little more than one: nobody can tell. */
const DOUBTFUL = /^[+-]?\d{1,3}\.\d{3}$/;

/** A number in a cell, in either spelling; one that could be read in two ways is none. */
const numberCell: CellReader = (text) => {
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (DOUBTFUL.test(bare)) return { problem: cellTexts.doubtfulNumber };
  const plain = PLAIN.test(bare)
    ? bare
    : SPANISH.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : undefined;
  return plain === undefined ? { problem: cellTexts.number } : { value: Number(plain) };
};
export default numberCell;
