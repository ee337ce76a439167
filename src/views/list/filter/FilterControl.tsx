import { useId, type ReactNode } from 'react';
import type { Filter } from '../../../config/types';
import { SelectFilter } from '../../../fields/filters/SelectFilter';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { filterAs, keyOf, type FilterState } from './filterState';
import { noValueText } from './presence';
import { RangeControl } from './RangeControl';
import { filterTexts } from './texts';

export interface FilterControlProps {
  filter: Filter;
  draft: FilterState;
  /** What is wrong with what is typed. */
  problem?: string | undefined;
  onChange: (draft: FilterState) => void;
}

/** A draft with something else under a key; '' and no values for nothing. */
export function withText(draft: FilterState, key: string, asked: string | readonly string[]): FilterState {
  const { [key]: _before, ...others } = draft;
  return asked.length > 0 ? { ...others, [key]: asked } : others;
}

/** One filter of the panel, by how it asks. */
export function FilterControl(props: FilterControlProps) {
  const { filter, draft, onChange } = props;
  const { field } = filter;
  const t = useText();
  const type = fieldTypes.get(field.type);
  const as = filterAs(filter);
  const key = keyOf(filter, as === 'presence' ? ' is ' : '=');
  const asked = draft[key] ?? '';
  const put = (next: string | readonly string[]): void => onChange(withText(draft, key, next));
  if (as === 'range') return <RangeControl {...props} />;
  if (as === 'several')
    return (
      <Group label={t(field.label)}>
        <span className="filter-ticks">
          {type?.Several && (
            <type.Several field={field} values={[asked].flat().filter(Boolean)} onChange={put} />
          )}
        </span>
      </Group>
    );
  return (
    <Labelled label={t(field.label)}>
      {(id) =>
        as === 'presence' ? (
          <SelectFilter
            id={id}
            chosen={String(asked)}
            choices={[
              { value: 'not null', label: filterTexts.with_value },
              { value: 'null', label: noValueText(field, t) },
            ]}
            onChoose={put}
          />
        ) : as === 'day' ? (
          <input
            id={id}
            type="date"
            className="filter-input"
            value={asked}
            onChange={({ target }) => put(target.value)}
          />
        ) : (
          type?.Filter && (
            <OneControl id={id} {...{ field, asked: String(asked), put, type, Filter: type.Filter }} />
          )
        )
      }
    </Labelled>
  );
}

interface OneProps {
  id: string;
  field: Filter['field'];
  asked: string;
  put: (text: string) => void;
  type: NonNullable<ReturnType<typeof fieldTypes.get>>;
  Filter: NonNullable<OneProps['type']['Filter']>;
}

/** A value by the type's own control, as it stands above other lists. */
function OneControl({ id, field, asked, put, type, Filter }: OneProps) {
  const value = asked === '' ? undefined : type.filterFromUrl ? type.filterFromUrl(asked, field) : asked;
  const text = (next: unknown): string =>
    next === undefined || next === null || next === ''
      ? ''
      : (type.filterToUrl?.(next, field) ?? String(next));
  return <Filter id={id} field={field} value={value} isDraft onChange={(next) => put(text(next))} />;
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="filter-item">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

export const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="filter-item">
    <legend>{label}</legend>
    {children}
  </fieldset>
);
