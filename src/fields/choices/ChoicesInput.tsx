import { useMemo } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { readRows } from '../../config/values/readRows';
import { includesFolded } from '../../lib/text/foldText';
import { AutocompleteInput } from '../autocomplete/AutocompleteInput';
import { useSearchText } from '../autocomplete/useSearchText';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { readEntries, entryText, type ChoiceEntry } from './entries';
import type { ResolvedChoicesOptions } from './schema';

/** The form holds the entries; this maps them to ids for the input, which knows only ids. */
const ChoicesInput = (props: InputProps) => {
  const { field } = props;
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const searchText = useSearchText();
  const { among, minSearch } = optionsOf<ResolvedChoicesOptions>(field);
  const entries = useMemo(() => {
    // Keep selected entries that are no longer offered, until the user removes them.
    const currentValue: unknown = getValues(field.name);
    return distinct([...readEntries(readRows(record, among)), ...readEntries(currentValue)]);
  }, [record, among, getValues, field.name]);
  const options = entries.map((entry) => ({ value: entry.id, label: entryText(entry, field) }));
  const isShort = searchText.search.length < minSearch;

  return (
    <AutocompleteInput
      {...props}
      multiple
      searchText={searchText}
      options={options.filter(({ label }) => isShort || includesFolded(label, searchText.search))}
      getLabel={(value) => options.find((option) => option.value === value)?.label ?? ''}
      noOptionsText="no_results"
      toOptionValues={(fieldValue) => readEntries(fieldValue).map(({ id }) => id)}
      toFieldValue={(ids) => entries.filter(({ id }) => ids.includes(id))}
    />
  );
};

const distinct = (entries: ChoiceEntry[]): ChoiceEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

export default ChoicesInput;
