import { useCallback } from 'react';
import { fieldTypes } from '../../../fields/registry';
import { useRelated } from '../../../fields/useRelated';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import type { Asked } from './askedFor';
import { filterAs, filterValue, type Operator } from './filterState';
import { noValueText } from './presence';
import { filterTexts } from './texts';

/** What is asked for, as a person reads it: "Batería: 10 % – 50 %". */
export const useAskedText = (): ((asked: Asked) => string) => {
  const t = useText();
  const related = useRelated();
  return useCallback(
    ({ filter, texts }) => {
      const { field } = filter;
      const type = fieldTypes.get(field.type);
      const as = filterAs(filter);
      const label = t(field.label);
      const read = (operator: Operator, text: string): string => {
        const value = filterValue(filter, operator, text);
        const isDay = type?.range?.toText && (as === 'range' || as === 'day');
        const shown = isDay ? type.range?.toText?.(value, field) : type?.toText(value, field, t, related);
        return String(shown ?? '') || text;
      };
      const [from = '', until = ''] = texts;
      if (as === 'presence') {
        const value = from === 'null' ? noValueText(field, t) : filterTexts.with_value;
        return fillText(filterTexts.value, { label, value });
      }
      if (as !== 'range') return fillText(filterTexts.value, { label, value: read('=', from) });
      if (until === '') return fillText(filterTexts.at_least, { label, from: read('>=', from) });
      if (from === '') return fillText(filterTexts.at_most, { label, until: read('<=', until) });
      return fillText(filterTexts.range, { label, from: read('>=', from), until: read('<=', until) });
    },
    [t, related],
  );
};
