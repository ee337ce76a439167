import { useId } from 'react';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { setDraftValue, type FilterControlProps } from './filterDraft';
import { getFilterKey } from './filterValues';
import { FilterFieldGroup, FilterError } from './FilterField';
import { filterTexts } from './texts';
import { FilterInput } from './FilterInput';

/** Two ends, each optional. Errors show below while typing. */
export function RangeFilterControl({ filter, draft, problem, onChange }: FilterControlProps) {
  const id = useId();
  const t = useTranslateText();
  const inputType = fieldTypes.get(filter.field.type)?.range?.input ?? 'number';
  const ends = [
    ['>=', inputType === 'date' ? filterTexts.from : filterTexts.min],
    ['<=', inputType === 'date' ? filterTexts.until : filterTexts.max],
  ] as const;
  return (
    <FilterFieldGroup label={t(filter.field.label)}>
      <span className="filter-ends">
        {ends.map(([operator, label]) => {
          const key = getFilterKey(filter, operator);
          return (
            <label key={operator}>
              <span>{label}</span>
              <FilterInput
                inputType={inputType}
                value={String(draft[key] ?? '')}
                errorId={id}
                isInvalid={problem !== undefined}
                onChange={(text) => onChange(setDraftValue(draft, key, text))}
              />
            </label>
          );
        })}
      </span>
      <FilterError id={id} text={problem} />
    </FilterFieldGroup>
  );
}
