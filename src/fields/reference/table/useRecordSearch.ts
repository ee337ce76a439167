import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';
import { useListPageQuery } from '../../../queries/list/useListPageQuery';
import { optionsOf } from '../../core/optionsOf';
import type { ResolvedReferenceOptions } from '../schema';
import { PICKER_DEBOUNCE_MS, HOST_ORDER, usePickerRequest } from '../picker/useRecordPicker';

/** State of a search and its results. */
export interface RecordSearch {
  inputValue: string;
  setInputValue: (text: string) => void;
  /** Searches without debounce. */
  searchNow: () => void;
  /** State of the results for the current input text. */
  state: 'waiting' | 'short' | 'searching' | 'failed' | 'found';
  /** Minimum length of a search in characters. */
  minLength: number;
  rows: readonly RaRecord[];
  total: number | undefined;
  error: Error | null;
  retry: () => void;
}

const NO_ROWS: readonly RaRecord[] = [];

/** Searches records, debounced. Sends no request below the minimum length. */
export function useRecordSearch(field: Field): RecordSearch {
  const { resource, pageSize, minSearch, preload } = optionsOf<ResolvedReferenceOptions>(field);
  const { filter, meta, isWaiting } = usePickerRequest(field);
  const [inputValue, setInput] = useState('');
  const [currentSearch, setCurrentSearch] = useState('');
  const searchTerm = inputValue.trim();
  const minLength = preload ? 0 : minSearch;
  useEffect(() => {
    if (searchTerm === currentSearch) return undefined;
    const timer = setTimeout(() => setCurrentSearch(searchTerm), PICKER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [searchTerm, currentSearch]);
  const isLongEnough = (search: string): boolean => search.length >= minLength;
  const { data, total, error, isFetching, refetch } = useListPageQuery(
    resource,
    {
      pagination: { page: 1, perPage: pageSize },
      sort: HOST_ORDER,
      filter: currentSearch === '' ? filter : { ...filter, search: currentSearch },
      ...(meta && { meta }),
    },
    { enabled: !isWaiting && isLongEnough(currentSearch) },
  );
  const isCurrent = searchTerm === currentSearch;
  const state = isWaiting
    ? 'waiting'
    : !isLongEnough(searchTerm)
      ? 'short'
      : isFetching || !isCurrent
        ? 'searching'
        : error
          ? 'failed'
          : 'found';
  return {
    inputValue,
    setInputValue: setInput,
    searchNow: () => setCurrentSearch(searchTerm),
    state,
    minLength,
    rows: state === 'found' ? (data ?? NO_ROWS) : NO_ROWS,
    total,
    error,
    retry: () => void refetch(),
  };
}
