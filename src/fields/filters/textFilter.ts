import { lazyWithReload } from '../../lib/retryImport';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { FieldType } from '../types';

/** Most characters of a text that is asked for (DEV-15); undefined without a limit. */
export const maxTyped = (field: Field): number | undefined =>
  optionsOf<{ maxLength?: number }>(field).maxLength;

/** Filtering by a text: the text itself is in the address; blanks, and what is too long, are no filter. */
export const textFilter = {
  Filter: lazyWithReload(() => import('./TextFilter')),
  filterToUrl: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  filterFromUrl: (text, field) =>
    text.trim() === '' || text.length > (maxTyped(field) ?? Infinity) ? undefined : text,
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl'>;
