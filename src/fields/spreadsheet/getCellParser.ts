import type { Field } from '../../config/types';
import type { CellParser } from './cellParser';

/** What reads cells of tables, by field type. Loads with the import of files alone. */
const parsers = import.meta.glob<CellParser>('../*/parseCell.ts', { eager: true, import: 'default' });

/** The reader of a field's type; undefined where no cell can hold its values. */
export const getCellParser = ({ type }: Pick<Field, 'type'>): CellParser | undefined =>
  parsers[`../${type}/parseCell.ts`];
