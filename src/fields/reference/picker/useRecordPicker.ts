import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChoicesContext } from 'ra-core';
import type { Field } from '../../../config/types';
import { useSearchText } from '../../autocomplete/useSearchText';
import { optionsOf } from '../../core/optionsOf';
import { useFormScope } from '../../formContext/useFormScope';
import { buildPickerRequest, buildPickerMeta, type PickerRequest } from './pickerRequest';
import type { ResolvedReferenceOptions } from '../schema';
import { joinChoiceText, useChoiceText } from './useChoiceText';

/** Debounce of a picker's search in ms. */
export const PICKER_DEBOUNCE_MS = 500;

/** No sort: keeps the host's order. */
export const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** Returns what a record picker needs, for one or several records. */
export const useRecordPicker = (field: Field) => {
  const options = optionsOf<ResolvedReferenceOptions>(field);
  const searchText = useSearchText();
  const searchTerm = searchText.search;
  const [isComplete, setComplete] = useState(true);
  const { filter, meta, isWaiting } = usePickerRequest(field);
  const getChoiceText = useChoiceText(field);
  const isLocal = options.searchLocally && isComplete;
  const minSearchLength = options.preload ? 0 : options.minSearch;
  const isLongEnough = (search: unknown): boolean => String(search ?? '').trim().length >= minSearchLength;

  return {
    least: minSearchLength,
    text: searchText,
    /** The current search term, '' for none. */
    typed: searchTerm,
    isTooShort: !isLongEnough(searchTerm),
    isWaiting,
    /**
     * True if records that were requested with this filter may be offered for the current input text. Even before its own
     * search has run, a picker can have records: another list may have cached the same query.
     */
    matchesSearch: (requestedSearch: unknown): boolean =>
      !isWaiting &&
      isLongEnough(searchTerm) &&
      (isLocal || String(requestedSearch ?? '').trim() === searchTerm),
    /** True if all records are loaded, so that the picker searches on the client. */
    isLocal,
    /** Sets whether one page held all records. */
    setWhole: setComplete,
    choiceText: getChoiceText,
    /** Returns a record's text on one line. */
    getOptionText: (record: unknown): string => joinChoiceText(getChoiceText(record)),
    reference: {
      reference: options.resource,
      perPage: options.pageSize,
      sort: HOST_ORDER,
      filter,
      enableGetChoices: (filters: { search?: unknown }) => !isWaiting && isLongEnough(filters.search),
      // No placeholder: with the previous results, a fast Enter would select a record of another search.
      queryOptions: { placeholderData: (): undefined => undefined, ...(meta && { meta }) },
    },
  };
};

/** Requests the search term from the host, debounced. Clearing it takes effect immediately. */
export const useDebouncedSearch = ({ typed, isLocal }: ReturnType<typeof useRecordPicker>): void => {
  const { filterValues, setFilters } = useChoicesContext();
  const currentSearch: unknown = filterValues?.search ?? '';
  const search = isLocal ? '' : typed;
  const latestSetFilters = useRef(setFilters);
  useLayoutEffect(() => {
    latestSetFilters.current = setFilters;
  }, [setFilters]);
  useEffect(() => {
    if (search === currentSearch) return undefined;
    const applySearch = () => latestSetFilters.current(search === '' ? {} : { search });
    const timer = setTimeout(applySearch, search === '' ? 0 : PICKER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search, currentSearch]);
};

/** Returns the request for a picker's records with the current form values. */
export const usePickerRequest = (field: Field): PickerRequest => {
  const request = buildPickerRequest(field, useFormScope());
  const { paged, path } = request.meta ?? {};
  // Stable object while its content is the same.
  const meta = useMemo(() => buildPickerMeta(paged, path), [paged, path]);
  return { ...request, meta };
};
