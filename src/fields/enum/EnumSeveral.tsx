import { AskAgain } from '../AskAgain';
import { fieldTexts } from '../texts';
import type { SeveralProps } from '../types';
import { useChoices } from './useChoices';

const NO_SCOPE = {};

/** The choices of the field, each a box to tick; in the order of the declaration, whatever was ticked first. */
const EnumSeveral = ({ field, values, onChange }: SeveralProps) => {
  const { choices, again } = useChoices(field, NO_SCOPE);
  const known = choices.map((choice) => ({ ...choice, value: String(choice.value) }));
  const unlisted = values.filter((value) => !known.some((choice) => choice.value === value));
  const all = [...known, ...unlisted.map((value) => ({ value, label: value }))];
  const turn = (value: string): void => {
    const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
    onChange(all.map((choice) => choice.value).filter((one) => next.includes(one)));
  };
  return (
    <>
      {all.map(({ value, label }) => (
        <label key={value} className="filter-tick">
          <input type="checkbox" checked={values.includes(value)} onChange={() => turn(value)} />
          <span>{label}</span>
        </label>
      ))}
      {again && <AskAgain text={fieldTexts.noChoices} {...again} />}
    </>
  );
};

export default EnumSeveral;
