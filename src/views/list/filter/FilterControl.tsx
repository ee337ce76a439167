import type { Filter } from '../../../config/types';
import { SelectFilter } from '../../../fields/filters/SelectFilter';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { withText, type FilterControlProps } from './draft';
import { filterAs, keyOf } from './filterState';
import { Group, Labelled } from './Labelled';
import { noValueText } from './presence';
import { RangeControl } from './RangeControl';
import { filterTexts } from './texts';

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
