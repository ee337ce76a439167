import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { setDraftValue, type FilterControlProps } from './filterDraft';
import { getFilterKind, getFilterKey } from './filterValues';
import { FilterFieldGroup, FilterField, FilterError } from './FilterField';
import { SingleFilterControl } from './SingleFilterControl';
import { RangeFilterControl } from './RangeFilterControl';

/** One filter of the panel, by its kind. */
export function FilterControl(props: FilterControlProps) {
  const { filter, draft, problem, onChange } = props;
  const { field } = filter;
  const t = useTranslateText();
  const kind = getFilterKind(filter);
  if (kind === 'range') return <RangeFilterControl {...props} />;
  const key = getFilterKey(filter, kind === 'presence' ? ' is ' : '=');
  const value = draft[key] ?? '';
  const setValue = (next: string | readonly string[]): void => onChange(setDraftValue(draft, key, next));
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
