import { Suspense, useId } from 'react';
import type { Field } from '../../../config/types';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { useShownList } from '../ListContext';
import type { ListControl } from '../listControl';
import { Button } from '../../../ui/Button';
import { listTexts } from '../texts';

/** The filters of a list, each a native control; what is set is kept in the address. */
export default function FilterBar({ control }: { control: ListControl }) {
  const { list } = useShownList();
  const active = Object.keys(control.state.filter).length;
  return (
    <div className="filter-bar" role="group" aria-label={listTexts.filters}>
      <Suspense fallback={<span className="skeleton filter-skeleton" />}>
        {list.filters.map(({ field }) => (
          <FilterControl key={field.name} field={field} control={control} />
        ))}
      </Suspense>
      {active > 0 && (
        <Button variant="quiet" small onClick={() => control.change({ filter: {} })}>
          {listTexts.clear_filters}
        </Button>
      )}
    </div>
  );
}

function FilterControl({ field, control }: { field: Field; control: ListControl }) {
  const t = useText();
  const id = useId();
  const type = fieldTypes.get(field.type);
  if (!type?.Filter) return null;
  const asked = control.state.filter[field.name];
  const text = typeof asked === 'string' ? asked : undefined;
  const value = text === undefined ? undefined : type.filterFromUrl ? type.filterFromUrl(text, field) : text;
  const set = (next: unknown): void => {
    const { [field.name]: _before, ...others } = control.state.filter;
    const written =
      next === undefined || next === null || next === ''
        ? ''
        : type.filterToUrl
          ? type.filterToUrl(next, field)
          : String(next);
    control.change({ filter: written ? { ...others, [field.name]: written } : others });
  };
  return (
    <span className={text === undefined ? 'filter' : 'filter active'}>
      <label htmlFor={id}>{t(field.label)}</label>
      <type.Filter id={id} field={field} value={value} onChange={set} />
    </span>
  );
}
