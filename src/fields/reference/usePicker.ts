import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChoicesContext } from 'ra-core';
import type { Field } from '../../config/types';
import { useTypedText } from '../autocomplete/useTypedText';
import { optionsOf } from '../optionsOf';
import { useFormScope } from '../useFormScope';
import { askedOf, metaOf, type Asked } from './asked';
import type { ReferenceFilled } from './schema';
import { inOneLine, useChoiceText } from './useChoiceText';

/** ms after the last key until a picker searches (PROJ-19, PASSET-15, USER-46). */
export const DEBOUNCE = 500;

/** No sort of its own: the order of the host. */
export const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** What a picker of records needs, for one or several of them. */
export const usePicker = (field: Field) => {
  const options = optionsOf<ReferenceFilled>(field);
  const text = useTypedText();
  const typed = text.search;
  const [isWhole, setWhole] = useState(true);
  const { filter, meta, isWaiting } = useAsked(field);
  const choiceText = useChoiceText(field);
  const isLocal = options.local && isWhole;
  const least = options.preload ? 0 : options.minSearch;
  const isLong = (search: unknown): boolean => String(search ?? '').trim().length >= least;

  return {
    least,
    text,
    /** The search in progress, '' for none. */
    typed,
    isShort: !isLong(typed),
    isWaiting,
    /**
     * Whether records that were asked for with this filter may be offered for what stands in the field now. A search that
     * is not made has records all the same where a list asked the same (PROJ-19).
     */
    isFor: (asked: unknown): boolean =>
      !isWaiting && isLong(typed) && (isLocal || String(asked ?? '').trim() === typed),
    /** What was read is all there is, and is searched here. */
    isLocal,
    /** Is told whether one page held all records. */
    setWhole,
    choiceText,
    /** How a record reads on one line. */
    optionText: (record: unknown): string => inOneLine(choiceText(record)),
    reference: {
      reference: options.resource,
      perPage: options.pageSize,
      sort: HOST_ORDER,
      filter,
      enableGetChoices: (filters: { search?: unknown }) => !isWaiting && isLong(filters.search),
      // Earlier results do not stay while the next load: a fast Enter would take one that was not looked for.
      queryOptions: { placeholderData: (): undefined => undefined, ...(meta && { meta }) },
    },
  };
};

/** Asks the host for what is typed, once typing paused; for all again as soon as nothing is. */
export const useAskTyped = ({ typed, isLocal }: ReturnType<typeof usePicker>): void => {
  const { filterValues, setFilters } = useChoicesContext();
  const asked: unknown = filterValues?.search ?? '';
  const search = isLocal ? '' : typed;
  const latest = useRef(setFilters);
  useLayoutEffect(() => {
    latest.current = setFilters;
  }, [setFilters]);
  useEffect(() => {
    if (search === asked) return undefined;
    const ask = () => latest.current(search === '' ? {} : { search });
    const timer = setTimeout(ask, search === '' ? 0 : DEBOUNCE);
    return () => clearTimeout(timer);
  }, [search, asked]);
};

/** How the records of a picker are asked for, with what the form holds now. */
export const useAsked = (field: Field): Asked => {
  const asked = askedOf(field, useFormScope());
  const { paged, path } = asked.meta ?? {};
  // The same one while it says the same.
  const meta = useMemo(() => metaOf(paged, path), [paged, path]);
  return { ...asked, meta };
};
