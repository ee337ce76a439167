import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { optionsOf } from '../optionsOf';
import { chosenByText, enumCellText, enumText, isEnumValue, partsOf } from './choices';
import type { EnumFilled } from './schema';
import { fieldTexts } from '../texts';

/** What the types with a fixed choice of values have in common; they differ in how they are shown. */
export const enumType = {
  Input: lazyWithReload(() => import('./EnumInput')),
  Filter: lazyWithReload(() => import('./EnumFilter')),
  Several: lazyWithReload(() => import('./EnumSeveral')),
  toText: enumText,
  toCell: enumCellText,
  // Filters of rows that come whole ask for it, too. An input of several holds none as an empty list.
  toForm: (value, field) => {
    const { join, multiple } = optionsOf<EnumFilled>(field);
    if (join !== undefined) return partsOf(value, field).filter(isEnumValue).map(String);
    return multiple ? (value ?? []) : value;
  },
  filterToUrl: (value) => (isEnumValue(value) ? String(value) : ''),
  filterFromUrl: chosenByText,
  // A stored value that the declaration does not know is not refused: it came from the host.
  validate: (value) =>
    (Array.isArray(value) ? value : [value]).every(isEnumValue)
      ? undefined
      : { message: fieldTexts.ofTheList },
} satisfies Omit<FieldType, 'type' | 'Display'>;
