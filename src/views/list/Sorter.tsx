import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useShownList } from './ListContext';
import { sortFields } from './listState';
import { sorterTexts } from './sorterTexts';
import type { ListControl } from './listControl';

/** What a list is sorted by, and in which order; also by what stands in no column, and where a narrow window has no headings. */
export default function Sorter({ control }: { control: ListControl }) {
  const { list } = useShownList();
  const t = useText();
  const { sort } = control.state;
  const order = sort?.order ?? 'ASC';
  const turn = sort && (order === 'ASC' ? sorterTexts.descending : sorterTexts.ascending);
  return (
    <span className="list-sorter">
      <label className="pager-size">
        <span>{sorterTexts.sort_by}</span>
        <select
          className="input small"
          aria-label={sorterTexts.sort_by}
          value={sort?.field ?? ''}
          onChange={({ target: { value } }) =>
            control.change({ sort: value ? { field: value, order } : null })
          }
        >
          {list.sort === null && <option value="">{sorterTexts.of_host}</option>}
          {sortFields(list).map((field) => (
            <option key={field.name} value={field.name}>
              {t(field.label)}
            </option>
          ))}
        </select>
      </label>
      {sort && turn && (
        <Button
          variant="quiet"
          small
          aria-label={turn}
          title={turn}
          onClick={() => control.change({ sort: { ...sort, order: order === 'ASC' ? 'DESC' : 'ASC' } })}
          icon={<Icon name={order === 'ASC' ? 'arrow-up' : 'arrow-down'} size={18} />}
        />
      )}
    </span>
  );
}
