import { useId } from 'react';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { withText, type FilterControlProps } from './draft';
import { keyOf } from './filterState';
import { Group, Problem } from './Labelled';
import { filterTexts } from './texts';
import { TypedInput } from './TypedInput';

/** Two ends, either of which may stay open; what is wrong with them is said below as soon as it is. */
export function RangeControl({ filter, draft, problem, onChange }: FilterControlProps) {
  const id = useId();
  const t = useText();
  const input = fieldTypes.get(filter.field.type)?.range?.input ?? 'number';
  const ends = [
    ['>=', input === 'date' ? filterTexts.from : filterTexts.min],
    ['<=', input === 'date' ? filterTexts.until : filterTexts.max],
  ] as const;
  return (
    <Group label={t(filter.field.label)}>
      <span className="filter-ends">
        {ends.map(([operator, label]) => {
          const key = keyOf(filter, operator);
          return (
            <label key={operator}>
              <span>{label}</span>
              <TypedInput
                input={input}
                text={String(draft[key] ?? '')}
                saidAt={id}
                isWrong={problem !== undefined}
                onText={(text) => onChange(withText(draft, key, text))}
              />
            </label>
          );
        })}
      </span>
      <Problem id={id} text={problem} />
    </Group>
  );
}
