import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { optionsOf } from '../core/optionsOf';
import { parseEnumValue, enumExportText, enumText, isEnumValue, splitValues } from './choices';
import type { ResolvedEnumOptions } from './schema';
import { fieldTexts } from '../core/texts';

/** What the types with a fixed choice of values have in common; they differ in how they are shown. */
export const enumTypeBase = {
  Input: lazyWithRetry(() => import('./EnumInput')),
  Filter: lazyWithRetry(() => import('./EnumFilter')),
  MultiFilter: lazyWithRetry(() => import('./EnumMultiFilter')),
  toText: enumText,
  toExportValue: enumExportText,
  // Filters of rows that come whole ask for it, too. An input of several holds none as an empty list.
  toForm: (value, field) => {
    const { join, multiple } = optionsOf<ResolvedEnumOptions>(field);
    if (join !== undefined) return splitValues(value, field).filter(isEnumValue).map(String);
    return multiple ? (value ?? []) : value;
  },
  filterToUrl: (value) => (isEnumValue(value) ? String(value) : ''),
  filterFromUrl: parseEnumValue,
  // A stored value that the declaration does not know is not refused: it came from the host.
  validate: (value) =>
    (Array.isArray(value) ? value : [value]).every(isEnumValue)
      ? undefined
      : { message: fieldTexts.notInList },
} satisfies Omit<FieldType, 'type' | 'Display'>;
