import { Suspense, useId } from 'react';
import type { ListFilter } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { listTexts } from '../texts';
import { FilterBarSkeleton } from './FilterBarSkeleton';
import { getConditionValue, setCondition } from './filterConditions';

/** The filters of a list, each a native control; their values are in the URL. */
export default function FilterBar({ control }: { control: ListParamsControl }) {
  const { list } = useListContext();
  return (
    <Suspense fallback={<FilterBarSkeleton filters={list.filters} />}>
      <div className="filter-bar" role="group" aria-label={listTexts.filters}>
        {list.filters.map((filter) => (
          <FilterBarItem key={filter.field.name} filter={filter} control={control} />
        ))}
        {control.params.filter.length > 0 && (
          <Button
            variant="quiet"
            small
            aria-label={listTexts.clear_filters}
            title={listTexts.clear_filters}
            icon={<Icon name="x" size={16} />}
            onClick={() => control.setParams({ filter: [] })}
          />
        )}
      </div>
    </Suspense>
  );
}

function FilterBarItem({ filter, control }: { filter: ListFilter; control: ListParamsControl }) {
  const { field } = filter;
  const t = useTranslateText();
  const id = useId();
  const type = fieldTypes.get(field.type);
  if (!type?.Filter) return null;
  const conditions = control.params.filter;
  const text = String(getConditionValue(conditions, filter, '='));
  const value = text === '' ? undefined : type.filterFromUrl ? type.filterFromUrl(text, field) : text;
  const setValue = (next: unknown): void => {
    const urlValue =
      next === undefined || next === null || next === ''
        ? ''
        : type.filterToUrl
          ? type.filterToUrl(next, field)
          : String(next);
    control.setParams({
      filter: setCondition(conditions, { field: field.name, operator: '=', value: urlValue }),
    });
  };
  return (
    <span className={text === '' ? 'filter' : 'filter active'}>
      <label className="filter-label" htmlFor={id}>
        {t(field.label)}
      </label>
      <type.Filter id={id} field={field} value={value} onChange={setValue} />
    </span>
  );
}
