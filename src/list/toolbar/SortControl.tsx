import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useListContext } from '../ListContext';
import { getSortFields } from '../params/listParams';
import { sortTexts } from './sortTexts';
import type { ListParamsControl } from '../params/listParamsControl';

interface SortControlProps {
  control: ListParamsControl;
  /** True if the list has a header for each field, so that only a narrow window needs the control. */
  isForPhone: boolean;
}

/**
 * Sort field and order of a list. Needed for fields without a column, and for narrow windows, which have no column headers.
 */
export default function SortControl({ control, isForPhone }: SortControlProps) {
  const { list } = useListContext();
  const t = useTranslateText();
  const { sort } = control.params;
  const order = sort?.order ?? 'ASC';
  const selectedField = getSortFields(list).find(({ name }) => name === sort?.field);
  const toggleLabel = sort && (order === 'ASC' ? sortTexts.descending : sortTexts.ascending);
  return (
    <span className={isForPhone ? 'list-sorter of-phone' : 'list-sorter'}>
      <label className="pager-size">
        <Icon name="sort" size={18} />
        <span>{sortTexts.sort_by}</span>
        <select
          className="input small"
          aria-label={sortTexts.sort_by}
          title={selectedField ? `${sortTexts.sort_by}: ${t(selectedField.label)}` : sortTexts.sort_by}
          value={sort?.field ?? ''}
          onChange={({ target: { value } }) =>
            control.setParams({ sort: value ? { field: value, order } : null })
          }
        >
          {list.sort === null && <option value="">{sortTexts.of_host}</option>}
          {getSortFields(list).map((field) => (
            <option key={field.name} value={field.name}>
              {t(field.label)}
            </option>
          ))}
        </select>
      </label>
      {sort && toggleLabel && (
        <Button
          variant="quiet"
          small
          aria-label={toggleLabel}
          title={toggleLabel}
          onClick={() => control.setParams({ sort: { ...sort, order: order === 'ASC' ? 'DESC' : 'ASC' } })}
          icon={<Icon name={order === 'ASC' ? 'arrow-up' : 'arrow-down'} size={18} />}
        />
      )}
    </span>
  );
}
