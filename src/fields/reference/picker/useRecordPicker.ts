import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChoicesContext } from 'ra-core';
import type { Field } from '../../../config/types';
import { useSearchText } from '../../autocomplete/useSearchText';
import { optionsOf } from '../../core/optionsOf';
import { useFormScope } from '../../formContext/useFormScope';
import { buildPickerRequest, buildPickerMeta, type PickerRequest } from './pickerRequest';
import type { ResolvedReferenceOptions } from '../schema';
import { joinChoiceText, useChoiceText } from './useChoiceText';

/** ms after the last key until a picker searches (PROJ-19, PASSET-15, USER-46). */
export const PICKER_DEBOUNCE_MS = 500;

/** No sort of its own: the order of the host. */
export const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** What a picker of records needs, for one or several of them. */
export const useRecordPicker = (field: Field) => {
  const options = optionsOf<ResolvedReferenceOptions>(field);
  const searchText = useSearchText();
  const searchTerm = searchText.search;
  const [isComplete, setComplete] = useState(true);
  const { filter, meta, isWaiting } = usePickerRequest(field);
  const getChoiceText = useChoiceText(field);
  const isLocal = options.local && isComplete;
  const minSearchLength = options.preload ? 0 : options.minSearch;
  const isLongEnough = (search: unknown): boolean => String(search ?? '').trim().length >= minSearchLength;

  return {
    least: minSearchLength,
    text: searchText,
    /** The search in progress, '' for none. */
    typed: searchTerm,
    isTooShort: !isLongEnough(searchTerm),
    isWaiting,
    /**
     * Whether records that were asked for with this filter may be offered for what stands in the field now. A search that
     * is not made has records all the same where a list asked the same (PROJ-19).
     */
    matchesSearch: (requestedSearch: unknown): boolean =>
      !isWaiting &&
      isLongEnough(searchTerm) &&
      (isLocal || String(requestedSearch ?? '').trim() === searchTerm),
    /** What was read is all there is, and is searched here. */
    isLocal,
    /** Is told whether one page held all records. */
    setWhole: setComplete,
    choiceText: getChoiceText,
    /** How a record reads on one line. */
    getOptionText: (record: unknown): string => joinChoiceText(getChoiceText(record)),
    reference: {
      reference: options.resource,
      perPage: options.pageSize,
      sort: HOST_ORDER,
      filter,
      enableGetChoices: (filters: { search?: unknown }) => !isWaiting && isLongEnough(filters.search),
      // Earlier results do not stay while the next load: a fast Enter would take one that was not looked for.
      queryOptions: { placeholderData: (): undefined => undefined, ...(meta && { meta }) },
    },
  };
};

/** Asks the host for what is typed, once typing paused; for all again as soon as nothing is. */
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

/** How the records of a picker are asked for, with what the form holds now. */
export const usePickerRequest = (field: Field): PickerRequest => {
  const request = buildPickerRequest(field, useFormScope());
  const { paged, path } = request.meta ?? {};
  // The same one while it says the same.
  const meta = useMemo(() => buildPickerMeta(paged, path), [paged, path]);
  return { ...request, meta };
};
