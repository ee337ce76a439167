import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../../config/isEmpty';
import type { Field, List } from '../../../config/types';
import { readValue } from '../../../fields/readValue';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { includesFolded } from '../../../lib/foldText';
import { keyOf, operatorsOf, wireFilter, type FilterState, type Operator } from './filterState';

interface LocalFilterProps {
  list: List;
  filter: FilterState;
  children: (fits: (row: RaRecord) => boolean) => ReactNode;
}

interface Test {
  field: Field;
  operator: Operator;
  asked: unknown;
}

/** Filters for rows that come whole: no host looks at them. What has no value fits nothing but being without one. */
export default function LocalFilter({ list, filter, children }: LocalFilterProps) {
  const t = useText();
  const fits = useMemo(() => {
    const tests = testsOf(list, filter);
    return (row: RaRecord): boolean =>
      tests.every(({ field, operator, asked }) => {
        const value = readValue(field, row);
        if (operator === ' is ') return isEmpty(value) === (asked === 'null');
        if (isEmpty(value)) return false;
        if (operator === '>=') return Number(value) >= Number(asked);
        if (operator === '<=') return Number(value) <= Number(asked);
        return [asked].flat().some((one) => isSame(field, value, one, t));
      });
  }, [list, filter, t]);
  return children(fits);
}

/** A day is a range, too. */
function testsOf({ filters }: List, state: FilterState): Test[] {
  const wire = wireFilter(filters, state);
  return filters.flatMap((filter) =>
    [...new Set<Operator>([...operatorsOf(filter), '>=', '<='])].flatMap((operator) => {
      const asked = wire[keyOf(filter, operator)];
      return asked === undefined ? [] : [{ field: filter.field, operator, asked }];
    }),
  );
}

/** A text is found in what is on screen, accents and case aside; a choice is the value itself, or one of its values. */
function isSame(field: Field, value: unknown, asked: unknown, t: (text: string) => string): boolean {
  const type = fieldTypes.get(field.type);
  if (type?.findsText) return includesFolded(String(type.toText(value, field, t)), String(asked));
  // As a form holds it: of a record that came along, its id.
  const held = type?.toForm ? type.toForm(value, field) : value;
  return [held].flat().some((own) => String(own) === String(asked));
}
