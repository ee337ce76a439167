import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTitles } from '../../console/hooks';
import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { useFormScope } from '../useFormScope';
import { askedOf, metaOf, type Asked } from './asked';
import { recordText } from './references';
import type { ReferenceFilled } from './schema';

/** ms after the last key until a picker searches (PROJ-19, PASSET-15, USER-46). */
export const DEBOUNCE = 500;

/** No sort of its own: the order of the host. */
export const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** What a picker of records needs, for one or several of them. `typed` is the search in progress, '' for none. */
export const usePicker = (field: Field) => {
  const options = optionsOf<ReferenceFilled>(field);
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(true);
  const { filter, meta, isWaiting } = useAsked(field);
  const titleOf = useTitles();
  const isLocal = options.local && isWhole;
  const least = options.preload ? 0 : options.minSearch;
  const optionText = useSame(
    (record: unknown) => recordText(record, field, titleOf) || String(readPath(record, 'id') ?? ''),
  );
  const isLong = (search: unknown): boolean => String(search ?? '').trim().length >= least;

  return {
    least,
    typed: typed.trim(),
    isShort: !isLong(typed),
    isWaiting,
    /**
     * Whether records that were asked for with this filter may be offered for what stands in the field now. A search that
     * is not made has records all the same where a list asked the same (PROJ-19).
     */
    isFor: (asked: unknown): boolean =>
      !isWaiting && isLong(typed) && (isLocal || String(asked ?? '').trim() === typed.trim()),
    /** What was read is all there is, and is searched here. */
    isLocal,
    /** Is told whether one page held all records. */
    setWhole,
    reference: {
      reference: options.resource,
      perPage: options.pageSize,
      sort: HOST_ORDER,
      filter,
      enableGetChoices: (filters: { search?: unknown }) => !isWaiting && isLong(filters.search),
      // Earlier results do not stay while the next load: a fast Enter would take one that was not looked for.
      queryOptions: { placeholderData: (): undefined => undefined, ...(meta && { meta }) },
    },
    input: {
      debounce: DEBOUNCE,
      filterToQuery: (search: string) => (isLocal ? {} : { search: search.trim() }),
      optionText,
      translateChoice: false,
      onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    },
  };
};

/**
 * Always the same function: react-admin takes another for another choice and empties the search (USER-47), and titles
 * become others whenever a declaration arrives. It is called while drawing, too, from the first time on.
 */
function useSame(nameOf: (record: unknown) => string): (record: unknown) => string {
  const latest = useRef(nameOf);
  useLayoutEffect(() => {
    latest.current = nameOf;
  }, [nameOf]);
  return useCallback((record) => latest.current(record), []);
}

/** How the records of a picker are asked for, with what the form holds now. */
export const useAsked = (field: Field): Asked => {
  const asked = askedOf(field, useFormScope());
  const { paged, path } = asked.meta ?? {};
  // The same one while it says the same.
  const meta = useMemo(() => metaOf(paged, path), [paged, path]);
  return { ...asked, meta };
};
