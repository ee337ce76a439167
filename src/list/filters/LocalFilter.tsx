import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field, List } from '../../config/types';
import { readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { includesFolded } from '../../lib/text/foldText';
import {
  getFilterKey,
  getFilterOperators,
  toWireFilter,
  type FilterValues,
  type FilterOperator,
} from './filterValues';

interface LocalFilterProps {
  list: List;
  filter: FilterValues;
  children: (matchesFilter: (row: RaRecord) => boolean) => ReactNode;
}

interface FilterTest {
  field: Field;
  operator: FilterOperator;
  expected: unknown;
}

/** Client-side filters for unpaged rows. A row without a value matches only the filter for "no value". */
export default function LocalFilter({ list, filter, children }: LocalFilterProps) {
  const t = useTranslateText();
  const matchesFilter = useMemo(() => {
    const tests = buildFilterTests(list, filter);
    return (row: RaRecord): boolean =>
      tests.every(({ field, operator, expected }) => {
        const value = readValue(field, row);
        if (operator === ' is ') return isEmpty(value) === (expected === 'null');
        if (isEmpty(value)) return false;
        if (operator === '>=') return Number(value) >= Number(expected);
        if (operator === '<=') return Number(value) <= Number(expected);
        return [expected].flat().some((item) => matchesValue(field, value, item, t));
      });
  }, [list, filter, t]);
  return children(matchesFilter);
}

/** A day is also a range. */
function buildFilterTests({ filters }: List, filterValues: FilterValues): FilterTest[] {
  const wireFilterValues = toWireFilter(filters, filterValues);
  return filters.flatMap((filter) =>
    [...new Set<FilterOperator>([...getFilterOperators(filter), '>=', '<='])].flatMap((operator) => {
      const expected = wireFilterValues[getFilterKey(filter, operator)];
      return expected === undefined ? [] : [{ field: filter.field, operator, expected }];
    }),
  );
}

/** Matches a text against the display text, ignoring accents and case; a choice against the value, or one of its values. */
function matchesValue(field: Field, value: unknown, expected: unknown, t: (text: string) => string): boolean {
  const type = fieldTypes.get(field.type);
  if (type?.matchesByText) return includesFolded(String(type.toText(value, field, t)), String(expected));
  // The form value of an embedded record is its id.
  const formValue = type?.toForm ? type.toForm(value, field) : value;
  return [formValue].flat().some((item) => String(item) === String(expected));
}
