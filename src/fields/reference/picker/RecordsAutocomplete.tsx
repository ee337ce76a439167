import { useChoicesContext } from 'ra-core';
import {
  AutocompleteInput,
  type AutocompleteOption,
  type OptionValue,
} from '../../autocomplete/AutocompleteInput';
import type { InputProps } from '../../core/types';
import { relatedId, relatedIds } from '../relatedRecord';
import type { useRecordPicker } from './useRecordPicker';
import { useNoOptionsText } from './useNoOptionsText';

interface RecordsAutocompleteProps extends InputProps {
  picker: ReturnType<typeof useRecordPicker>;
  /** True if several records can be selected. */
  multiple: boolean;
  /** Called with a newly selected record. */
  onSelect?: (record: unknown) => void;
}

/** The combobox for the records of the choices context. */
export const RecordsAutocomplete = ({ picker, multiple, onSelect, ...props }: RecordsAutocompleteProps) => {
  const { allChoices = [], availableChoices = [], selectedChoices = [], error } = useChoicesContext();
  const { noOptionsText } = useNoOptionsText(picker);
  const findRecord = (value: OptionValue): unknown =>
    [...selectedChoices, ...allChoices].find(
      (record: unknown) => String(relatedId(record)) === String(value),
    );
  return (
    <AutocompleteInput
      {...props}
      multiple={multiple}
      searchText={picker.text}
      options={availableChoices.flatMap((record: unknown): AutocompleteOption[] => {
        const value = relatedId(record);
        return value === undefined
          ? []
          : [{ value, label: picker.getOptionText(record), ...picker.choiceText(record) }];
      })}
      getLabel={(value) => {
        const record = findRecord(value);
        // A record that is still loading has no name yet.
        return record === undefined ? '' : picker.getOptionText(record);
      }}
      noOptionsText={noOptionsText}
      problem={error?.message}
      toOptionValues={relatedIds}
      toFieldValue={(values) => (multiple ? values : (values[0] ?? null))}
      onSelect={(value) => onSelect?.(findRecord(value))}
    />
  );
};
