import { useCallback, useMemo } from 'react';
import { useRecordContext } from 'ra-core';
import { AutocompleteArrayInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readRows } from '../../config/readRows';
import { foldText } from '../../lib/foldText';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { useCommonProps } from '../useCommonProps';
import { useRequiredMark } from '../useRequiredMark';
import { entriesOf, entryText, type Entry } from './entries';
import type { ChoicesFilled } from './schema';

/** The form holds the entries themselves; the input, which knows ids only, is given those. */
const ChoicesInput = (props: InputProps) => {
  const { field, required } = props;
  const common = useCommonProps(props);
  const mark = useRequiredMark(required);
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const { among, minSearch } = optionsOf<ChoicesFilled>(field);
  // Kept the same between renders: react-admin takes a new one for another choice and empties the search.
  const optionText = useCallback((entry: Entry) => entryText(entry, field), [field]);
  const offered = useMemo(() => {
    // Chosen entries that are offered no more stay what they are until they are taken out.
    const chosen: unknown = getValues(field.name);
    return distinct([...entriesOf(readRows(record, among)), ...entriesOf(chosen)]);
  }, [record, among, getValues, field.name]);

  return (
    <div ref={mark}>
      <AutocompleteArrayInput
        {...common}
        choices={offered}
        optionText={optionText}
        translateChoice={false}
        matchSuggestion={(typed: string, entry: Entry) => {
          const wanted = foldText(typed.trim());
          return wanted.length < minSearch || foldText(entryText(entry, field)).includes(wanted);
        }}
        noOptionsText="no_results"
        format={(value: unknown) => entriesOf(value).map(({ id }) => id)}
        parse={(ids: unknown) => (Array.isArray(ids) ? offered.filter(({ id }) => ids.includes(id)) : [])}
      />
    </div>
  );
};

const distinct = (entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

export default ChoicesInput;
