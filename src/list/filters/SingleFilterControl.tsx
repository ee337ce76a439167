import type { ListFilter } from '../../config/types';
import { SelectFilter } from '../../fields/filters/SelectFilter';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { getFilterKind } from './filterValues';
import { getNoValueText } from './noValueText';
import { isNumberFilter } from './filterProblem';
import { filterTexts } from './texts';
import { FilterInput } from './FilterInput';

interface SingleFilterControlProps {
  id: string;
  filter: ListFilter;
  /** URL text; '' for none. */
  text: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
}

/** Control for a single value: presence of a value, a day, a number, or else the type's own filter control. */
export function SingleFilterControl({ id, filter, text, onChange, isInvalid }: SingleFilterControlProps) {
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
