import type { Field } from '../../config/types';
import type { CellParser } from './cellParser';

/** Cell parsers by field type. Load only with the file import. */
const parsers = import.meta.glob<CellParser>('../*/parseCell.ts', { eager: true, import: 'default' });

/** Returns the parser of a field's type; undefined if the type cannot be imported from cells. */
export const getCellParser = ({ type }: Pick<Field, 'type'>): CellParser | undefined =>
  parsers[`../${type}/parseCell.ts`];
