import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';
import { useListPageQuery } from '../../../queries/list/useListPageQuery';
import { optionsOf } from '../../core/optionsOf';
import type { ResolvedReferenceOptions } from '../schema';
import { PICKER_DEBOUNCE_MS, HOST_ORDER, usePickerRequest } from '../picker/useRecordPicker';

/** A search as it is typed, and what it found. */
export interface RecordSearch {
  inputValue: string;
  setInputValue: (text: string) => void;
  /** Searches without waiting. */
  searchNow: () => void;
  /** What is found belongs to the very text that stands in the input. */
  state: 'waiting' | 'short' | 'searching' | 'failed' | 'found';
  /** Characters from which it searches. */
  minLength: number;
  rows: readonly RaRecord[];
  total: number | undefined;
  error: Error | null;
  retry: () => void;
}

const NO_ROWS: readonly RaRecord[] = [];

/** Searches records once typing paused; below the minimum nothing is asked. */
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
