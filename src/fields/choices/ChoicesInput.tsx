import { useMemo } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { readRows } from '../../config/readRows';
import { includesFolded } from '../../lib/foldText';
import { AutocompleteInput } from '../autocomplete/AutocompleteInput';
import { useTypedText } from '../autocomplete/useTypedText';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { entriesOf, entryText, type Entry } from './entries';
import type { ChoicesFilled } from './schema';

/** The form holds the entries themselves; the input, which knows ids only, is given those. */
const ChoicesInput = (props: InputProps) => {
  const { field } = props;
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const text = useTypedText();
  const { among, minSearch } = optionsOf<ChoicesFilled>(field);
  const entries = useMemo(() => {
    // Chosen entries that are offered no more stay what they are until they are taken out.
    const chosen: unknown = getValues(field.name);
    return distinct([...entriesOf(readRows(record, among)), ...entriesOf(chosen)]);
  }, [record, among, getValues, field.name]);
  const options = entries.map((entry) => ({ value: entry.id, label: entryText(entry, field) }));
  const isShort = text.search.length < minSearch;

  return (
    <AutocompleteInput
      {...props}
      multiple
      text={text}
      options={options.filter(({ label }) => isShort || includesFolded(label, text.search))}
      labelOf={(value) => options.find((option) => option.value === value)?.label ?? ''}
      noOptionsText="no_results"
      valuesOf={(held) => entriesOf(held).map(({ id }) => id)}
      toHeld={(ids) => entries.filter(({ id }) => ids.includes(id))}
    />
  );
};

const distinct = (entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

export default ChoicesInput;
