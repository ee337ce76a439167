import { useChoicesContext } from 'ra-core';
import { AutocompleteInput, type Option, type OptionValue } from '../autocomplete/AutocompleteInput';
import type { InputProps } from '../types';
import { relatedId, relatedIds } from './references';
import type { usePicker } from './usePicker';
import { usePickerTexts } from './usePickerTexts';

interface RecordsAutocompleteProps extends InputProps {
  picker: ReturnType<typeof usePicker>;
  /** Several are chosen. */
  multiple: boolean;
  /** Is given a record that is chosen now. */
  onChosen?: (record: unknown) => void;
}

/** The combobox of the records that stand in the context of choices. */
export const RecordsAutocomplete = ({ picker, multiple, onChosen, ...props }: RecordsAutocompleteProps) => {
  const { allChoices = [], availableChoices = [], selectedChoices = [], error } = useChoicesContext();
  const { noOptionsText } = usePickerTexts(picker);
  const recordOf = (value: OptionValue): unknown =>
    [...selectedChoices, ...allChoices].find(
      (record: unknown) => String(relatedId(record)) === String(value),
    );
  return (
    <AutocompleteInput
      {...props}
      multiple={multiple}
      text={picker.text}
      options={availableChoices.flatMap((record: unknown): Option[] => {
        const value = relatedId(record);
        return value === undefined
          ? []
          : [{ value, label: picker.optionText(record), ...picker.choiceText(record) }];
      })}
      labelOf={(value) => {
        const record = recordOf(value);
        // One that is still being read has no name yet.
        return record === undefined ? '' : picker.optionText(record);
      }}
      noOptionsText={noOptionsText}
      problem={error?.message}
      valuesOf={relatedIds}
      toHeld={(values) => (multiple ? values : (values[0] ?? null))}
      onChosen={(value) => onChosen?.(recordOf(value))}
    />
  );
};
