import { Suspense, useId } from 'react';
import type { Field } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { Button } from '../../ui/button/Button';
import { listTexts } from '../texts';

/** The filters of a list, each a native control; their values are in the URL. */
export default function FilterBar({ control }: { control: ListParamsControl }) {
  const { list } = useListContext();
  const activeCount = Object.keys(control.params.filter).length;
  return (
    <div className="filter-bar" role="group" aria-label={listTexts.filters}>
      <Suspense fallback={<span className="skeleton filter-skeleton" />}>
        {list.filters.map(({ field }) => (
          <FilterBarItem key={field.name} field={field} control={control} />
        ))}
      </Suspense>
      {activeCount > 0 && (
        <Button variant="quiet" small onClick={() => control.setParams({ filter: {} })}>
          {listTexts.clear_filters}
        </Button>
      )}
    </div>
  );
}

function FilterBarItem({ field, control }: { field: Field; control: ListParamsControl }) {
  const t = useTranslateText();
  const id = useId();
  const type = fieldTypes.get(field.type);
  if (!type?.Filter) return null;
  const rawValue = control.params.filter[field.name];
  const text = typeof rawValue === 'string' ? rawValue : undefined;
  const value = text === undefined ? undefined : type.filterFromUrl ? type.filterFromUrl(text, field) : text;
  const setValue = (next: unknown): void => {
    const { [field.name]: _removed, ...otherFilters } = control.params.filter;
    const urlValue =
      next === undefined || next === null || next === ''
        ? ''
        : type.filterToUrl
          ? type.filterToUrl(next, field)
          : String(next);
    control.setParams({ filter: urlValue ? { ...otherFilters, [field.name]: urlValue } : otherFilters });
  };
  return (
    <span className={text === undefined ? 'filter' : 'filter active'}>
      <label htmlFor={id}>{t(field.label)}</label>
      <type.Filter id={id} field={field} value={value} onChange={setValue} />
    </span>
  );
}
