import type { Field } from '../config/types';
import type { CellReader } from './cell';

/** What reads cells of tables, by field type. Loads with the import of files alone. */
const readers = import.meta.glob<CellReader>('./*/cell.ts', { eager: true, import: 'default' });

/** The reader of a field's type; undefined where no cell can hold its values. */
export const cellReaderOf = ({ type }: Pick<Field, 'type'>): CellReader | undefined =>
  readers[`./${type}/cell.ts`];
