import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field, FilterCondition, List } from '../../config/types';
import { readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { includesFolded } from '../../lib/text/foldText';
import { toWireConditions, type TextCondition } from './filterConditions';

interface LocalFilterProps {
  list: List;
  filter: readonly TextCondition[];
  children: (matchesFilter: (row: RaRecord) => boolean) => ReactNode;
}

/** A condition with its declared field. */
interface FieldCondition extends Omit<FilterCondition, 'field'> {
  field: Field;
}

/** Client-side filters for unpaged rows. A row without a value matches only the filter for "no value". */
export default function LocalFilter({ list, filter, children }: LocalFilterProps) {
  const t = useTranslateText();
  const matchesFilter = useMemo(() => {
    const conditions = buildFieldConditions(list, filter);
    return (row: RaRecord): boolean =>
      conditions.every(({ field, operator, value: expected }) => {
        const value = readValue(field, row);
        if (operator === 'is') return isEmpty(value) === (expected === 'null');
        if (isEmpty(value)) return false;
        if (operator === '>=') return Number(value) >= Number(expected);
        if (operator === '<=') return Number(value) <= Number(expected);
        return [expected].flat().some((item) => matchesValue(field, value, item, t));
      });
  }, [list, filter, t]);
  return children(matchesFilter);
}

const buildFieldConditions = ({ filters }: List, conditions: readonly TextCondition[]): FieldCondition[] =>
  toWireConditions(filters, conditions).flatMap((condition) => {
    const filter = filters.find(({ field }) => field.name === condition.field);
    return filter ? [{ ...condition, field: filter.field }] : [];
  });

/** Matches a text against the display text, ignoring accents and case; a choice against the value, or one of its values. */
function matchesValue(field: Field, value: unknown, expected: unknown, t: (text: string) => string): boolean {
  const type = fieldTypes.get(field.type);
  if (type?.matchesByText) return includesFolded(String(type.toText(value, field, t)), String(expected));
  // The form value of an embedded record is its id.
  const formValue = type?.toForm ? type.toForm(value, field) : value;
  return [formValue].flat().some((item) => String(item) === String(expected));
}
