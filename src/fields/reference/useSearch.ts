import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { usePage } from '../../records/usePage';
import { optionsOf } from '../optionsOf';
import type { ReferenceFilled } from './schema';
import { DEBOUNCE, HOST_ORDER, useAsked } from './usePicker';

/** A search as it is typed, and what it found. */
export interface Search {
  typed: string;
  type: (text: string) => void;
  /** Searches without waiting. */
  now: () => void;
  /** What is found belongs to the very text that stands in the input. */
  state: 'waiting' | 'short' | 'searching' | 'failed' | 'found';
  /** Characters from which it searches. */
  least: number;
  rows: readonly RaRecord[];
  total: number | undefined;
  error: Error | null;
  retry: () => void;
}

const NONE: readonly RaRecord[] = [];

/** Searches records once typing paused; below the minimum nothing is asked. */
export function useSearch(field: Field): Search {
  const { resource, pageSize, minSearch, preload } = optionsOf<ReferenceFilled>(field);
  const { filter, meta, isWaiting } = useAsked(field);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const text = typed.trim();
  const least = preload ? 0 : minSearch;
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => setAsked(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, asked]);
  const isLong = (search: string): boolean => search.length >= least;
  const { data, total, error, isFetching, refetch } = usePage(
    resource,
    {
      pagination: { page: 1, perPage: pageSize },
      sort: HOST_ORDER,
      filter: asked === '' ? filter : { ...filter, search: asked },
      ...(meta && { meta }),
    },
    { enabled: !isWaiting && isLong(asked) },
  );
  const isCurrent = text === asked;
  const state = isWaiting
    ? 'waiting'
    : !isLong(text)
      ? 'short'
      : isFetching || !isCurrent
        ? 'searching'
        : error
          ? 'failed'
          : 'found';
  return {
    typed,
    type: setTyped,
    now: () => setAsked(text),
    state,
    least,
    rows: state === 'found' ? (data ?? NONE) : NONE,
    total,
    error,
    retry: () => void refetch(),
  };
}
