import type { CellParser } from '../spreadsheet/cellParser';
import { splitCell } from '../spreadsheet/cellParser';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedEmailsOptions } from './schema';

/** Parses e-mail addresses in a cell, separated by commas, semicolons, `|` or blanks. */
const parseEmailsCell: CellParser = (text, field) => {
  const parts = splitCell(text.replaceAll(/[\s;]+/g, text.includes('|') ? '|' : ','));
  return { value: optionsOf<ResolvedEmailsOptions>(field).presentation === 'tags' ? parts : parts.join(' ') };
};
export default parseEmailsCell;
