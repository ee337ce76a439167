import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { withText, type FilterControlProps } from './draft';
import { filterAs, keyOf } from './filterState';
import { Group, Labelled, Problem } from './Labelled';
import { OneControl } from './OneControl';
import { RangeControl } from './RangeControl';

/** One filter of the panel, by how it asks. */
export function FilterControl(props: FilterControlProps) {
  const { filter, draft, problem, onChange } = props;
  const { field } = filter;
  const t = useText();
  const as = filterAs(filter);
  if (as === 'range') return <RangeControl {...props} />;
  const key = keyOf(filter, as === 'presence' ? ' is ' : '=');
  const asked = draft[key] ?? '';
  const put = (next: string | readonly string[]): void => onChange(withText(draft, key, next));
  if (as !== 'several')
    return (
      <Labelled label={t(field.label)}>
        {(id) => (
          <>
            <OneControl
              id={id}
              filter={filter}
              asked={String(asked)}
              onAsk={put}
              isWrong={problem !== undefined}
            />
            <Problem id={`${id}-problem`} text={problem} />
          </>
        )}
      </Labelled>
    );
  const Several = fieldTypes.get(field.type)?.Several;
  return (
    <Group label={t(field.label)}>
      <span className="filter-ticks">
        {Several && <Several field={field} values={[asked].flat().filter(Boolean)} onChange={put} />}
      </span>
    </Group>
  );
}
