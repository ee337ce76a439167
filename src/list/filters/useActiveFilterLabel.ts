import { useCallback } from 'react';
import { fieldTypes } from '../../fields/core/registry';
import type { CachedRecords } from '../../fields/core/types';
import { interpolateText } from '../../i18n/interpolateText';
import type { FilterOperator } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { ActiveFilter } from './activeFilters';
import { getFilterKind, toWireFilterValue } from './filterConditions';
import { getNoValueText } from './noValueText';
import { filterTexts } from './texts';

/**
 * Returns the function that formats an active filter: "Batería: 10 % – 50 %".
 *
 * @param related Finds the records that filters by a reference name.
 */
export const useActiveFilterLabel = (related: CachedRecords): ((activeFilter: ActiveFilter) => string) => {
  const t = useTranslateText();
  return useCallback(
    ({ filter, values }) => {
      const { field } = filter;
      const type = fieldTypes.get(field.type);
      const kind = getFilterKind(filter);
      const label = t(field.label);
      const formatFilterValue = (operator: FilterOperator, text: string): string => {
        const value = toWireFilterValue(filter, operator, text);
        const isDay = type?.range?.toText && (kind === 'range' || kind === 'day');
        const formatted = isDay ? type.range?.toText?.(value, field) : type?.toText(value, field, t, related);
        return String(formatted ?? '') || text;
      };
      const [from = '', until = ''] = values;
      if (kind === 'presence') {
        const value = from === 'null' ? getNoValueText(field, t) : filterTexts.with_value;
        return interpolateText(filterTexts.value, { label, value });
      }
      if (kind !== 'range')
        return interpolateText(filterTexts.value, { label, value: formatFilterValue('=', from) });
      if (until === '')
        return interpolateText(filterTexts.at_least, { label, from: formatFilterValue('>=', from) });
      if (from === '')
        return interpolateText(filterTexts.at_most, { label, until: formatFilterValue('<=', until) });
      return interpolateText(filterTexts.range, {
        label,
        from: formatFilterValue('>=', from),
        until: formatFilterValue('<=', until),
      });
    },
    [t, related],
  );
};
