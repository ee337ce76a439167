import type { CellReader } from '../cell';
import { partsOfCell } from '../cell';
import { optionsOf } from '../optionsOf';
import type { EmailsFilled } from './schema';

/** Addresses in a cell: between commas, semicolons, `|` or blanks. */
const emailsCell: CellReader = (text, field) => {
  const parts = partsOfCell(text.replaceAll(/[\s;]+/g, text.includes('|') ? '|' : ','));
  return { value: optionsOf<EmailsFilled>(field).as === 'tags' ? parts : parts.join(' ') };
};
export default emailsCell;
