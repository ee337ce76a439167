import { useId } from 'react';
import type { ListFilter } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import { SelectFilter } from '../../fields/filters/SelectFilter';
import { useTranslateText } from '../../i18n/useTranslateText';
import {
  getConditionValue,
  getFilterKind,
  getFilterOperators,
  setCondition,
  type TextCondition,
} from './filterConditions';
import { FilterFieldGroup, FilterField, FilterError } from './FilterField';
import { FilterInput } from './FilterInput';
import { isNumberFilter } from './filterProblem';
import { getNoValueText } from './noValueText';
import { filterTexts } from './texts';

interface FilterControlProps {
  filter: ListFilter;
  draft: readonly TextCondition[];
  /** Error of the typed value. */
  problem?: string | undefined;
  onChange: (draft: readonly TextCondition[]) => void;
}

/** One filter of the panel, by its kind. */
export function FilterControl(props: FilterControlProps) {
  const { filter, draft, problem, onChange } = props;
  const { field } = filter;
  const t = useTranslateText();
  const kind = getFilterKind(filter);
  const [operator = '='] = getFilterOperators(filter);
  if (kind === 'range') return <RangeFilterControl {...props} />;
  const value = getConditionValue(draft, filter, operator);
  const setValue = (next: string | readonly string[]): void =>
    onChange(setCondition(draft, { field: field.name, operator, value: next }));
  if (kind !== 'several')
    return (
      <FilterField label={t(field.label)}>
        {(id) => (
          <>
            <SingleFilterControl
              id={id}
              filter={filter}
              text={String(value)}
              onChange={setValue}
              isInvalid={problem !== undefined}
            />
            <FilterError id={`${id}-problem`} text={problem} />
          </>
        )}
      </FilterField>
    );
  const MultiFilter = fieldTypes.get(field.type)?.MultiFilter;
  return (
    <FilterFieldGroup label={t(field.label)}>
      <span className="filter-ticks">
        {MultiFilter && (
          <MultiFilter field={field} values={[value].flat().filter(Boolean)} onChange={setValue} />
        )}
      </span>
    </FilterFieldGroup>
  );
}

/** Two ends, each optional. Errors show below while typing. */
function RangeFilterControl({ filter, draft, problem, onChange }: FilterControlProps) {
  const id = useId();
  const t = useTranslateText();
  const field = filter.field.name;
  const inputType = fieldTypes.get(filter.field.type)?.range?.input ?? 'number';
  const ends = [
    ['>=', inputType === 'date' ? filterTexts.from : filterTexts.min],
    ['<=', inputType === 'date' ? filterTexts.until : filterTexts.max],
  ] as const;
  return (
    <FilterFieldGroup label={t(filter.field.label)}>
      <span className="filter-ends">
        {ends.map(([operator, label]) => (
          <label key={operator}>
            <span>{label}</span>
            <FilterInput
              inputType={inputType}
              value={String(getConditionValue(draft, filter, operator))}
              errorId={id}
              isInvalid={problem !== undefined}
              onChange={(value) => onChange(setCondition(draft, { field, operator, value }))}
            />
          </label>
        ))}
      </span>
      <FilterError id={id} text={problem} />
    </FilterFieldGroup>
  );
}

interface SingleFilterControlProps {
  id: string;
  filter: ListFilter;
  /** URL text; '' for none. */
  text: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
}

/** Control for a single value: presence of a value, a day, a number, or else the type's own filter control. */
function SingleFilterControl({ id, filter, text, onChange, isInvalid }: SingleFilterControlProps) {
  const { field } = filter;
  const t = useTranslateText();
  const kind = getFilterKind(filter);
  if (kind === 'presence')
    return (
      <SelectFilter
        id={id}
        selectedValue={text}
        choices={[
          { value: 'not null', label: filterTexts.with_value },
          { value: 'null', label: getNoValueText(field, t) },
        ]}
        onSelect={onChange}
      />
    );
  if (kind === 'day' || isNumberFilter(filter))
    return (
      <FilterInput
        id={id}
        inputType={kind === 'day' ? 'date' : 'number'}
        value={text}
        onChange={onChange}
        errorId={`${id}-problem`}
        isInvalid={isInvalid}
      />
    );
  const type = fieldTypes.get(field.type);
  if (!type?.Filter) return null;
  const value = text === '' ? undefined : type.filterFromUrl ? type.filterFromUrl(text, field) : text;
  const setValue = (next: unknown): void =>
    onChange(next === undefined || next === null || next === '' ? '' : toUrlText(next));
  const toUrlText = (next: unknown): string => type.filterToUrl?.(next, field) ?? String(next);
  return <type.Filter id={id} field={field} value={value} isDraft onChange={setValue} />;
}
