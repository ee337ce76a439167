import { useId } from 'react';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { withText, type FilterControlProps } from './draft';
import { Group } from './Labelled';
import { keyOf } from './filterState';
import { filterTexts } from './texts';

/** Two ends, either of which may stay open; what is wrong with them is said below as soon as it is. */
export function RangeControl({ filter, draft, problem, onChange }: FilterControlProps) {
  const id = useId();
  const t = useText();
  const isDays = fieldTypes.get(filter.field.type)?.range?.input === 'date';
  const ends = [
    ['>=', isDays ? filterTexts.from : filterTexts.min],
    ['<=', isDays ? filterTexts.until : filterTexts.max],
  ] as const;
  return (
    <Group label={t(filter.field.label)}>
      <span className="filter-ends">
        {ends.map(([operator, label]) => {
          const key = keyOf(filter, operator);
          return (
            <label key={operator}>
              {label}
              <input
                {...(isDays ? { type: 'date' } : { type: 'text', inputMode: 'decimal' as const })}
                className="filter-input"
                autoComplete="off"
                value={draft[key] ?? ''}
                aria-invalid={problem !== undefined}
                aria-describedby={id}
                onChange={({ target }) =>
                  onChange(
                    withText(draft, key, isDays ? target.value : target.value.trim().replace(',', '.')),
                  )
                }
              />
            </label>
          );
        })}
      </span>
      <p id={id} className="field-error" role="status">
        {problem}
      </p>
    </Group>
  );
}
