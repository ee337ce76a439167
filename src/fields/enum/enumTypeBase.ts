import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { optionsOf } from '../core/optionsOf';
import { parseEnumValue, enumExportText, enumText, isEnumValue, splitValues } from './choices';
import type { ResolvedEnumOptions } from './schema';

/** Common part of the types with a fixed set of values; they differ in their display. */
export const enumTypeBase = {
  Input: lazyWithRetry(() => import('./EnumInput')),
  Filter: lazyWithRetry(() => import('./EnumFilter')),
  MultiFilter: lazyWithRetry(() => import('./EnumMultiFilter')),
  toText: enumText,
  toExportValue: enumExportText,
  // Client-side filters use it too. A multi-value input represents "none" as an empty list.
  toForm: (value, field) => {
    const { join, multiple } = optionsOf<ResolvedEnumOptions>(field);
    if (join !== undefined) return splitValues(value, field).filter(isEnumValue).map(String);
    return multiple ? (value ?? []) : value;
  },
  filterToUrl: (value) => (isEnumValue(value) ? String(value) : ''),
  filterFromUrl: parseEnumValue,
} satisfies Omit<FieldType, 'type' | 'Display'>;
