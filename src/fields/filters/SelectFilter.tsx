import { AskAgain, type Again } from '../AskAgain';
import { fieldTexts } from '../texts';
import { inputTexts } from '../inputTexts';

interface SelectFilterProps {
  id: string;
  choices: readonly { value: string; label: string }[];
  /** '' for none. */
  chosen: string;
  /** What no choice reads. Default "Todos". */
  all?: string | undefined;
  onChoose: (value: string) => void;
  /** Given where the choices could not be read. */
  again?: Again | undefined;
}

/** A native select with "all" as its first option. */
export const SelectFilter = ({
  id,
  choices,
  chosen,
  all = inputTexts.all,
  onChoose,
  again,
}: SelectFilterProps) => {
  const isUnlisted = chosen !== '' && !choices.some(({ value }) => value === chosen);
  return (
    <>
      <select
        id={id}
        className="filter-input"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{all}</option>
        {isUnlisted && <option value={chosen}>{chosen}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {again && <AskAgain text={fieldTexts.noChoices} {...again} />}
    </>
  );
};
