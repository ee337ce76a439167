import { useMemo, useState } from 'react';
import { useEvent } from 'ra-core';
import { useTitles } from '../../console/hooks';
import { isEmpty } from '../../config/isEmpty';
import { readPath } from '../../config/readPath';
import { onlyPlaceholder } from '../../config/template';
import { fillPath, PathError } from '../../../dataProvider/path';
import type { Field, Json } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { useFormScope } from '../useFormScope';
import { recordText } from './references';
import type { ReferenceFilled } from './schema';

const NOTHING: Record<string, unknown> = {};

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
  // Always the same one: react-admin takes another for another choice and empties the search (USER-47), and titles become
  // others whenever a declaration arrives.
  const optionText = useEvent(
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

/** As `ListMeta` of the data provider. */
type PickerMeta = { paged?: boolean; path?: string };

interface Asked {
  filter: Record<string, unknown>;
  /** What else the list is asked with; the chosen record is kept under the same. */
  meta: PickerMeta | undefined;
  /** Something that the call names is not there yet. */
  isWaiting: boolean;
}

/** How the records of a picker are asked for, with what the form holds now. */
export const useAsked = (field: Field): Asked => {
  const { filter, paged, path } = optionsOf<ReferenceFilled>(field);
  const scope = useFormScope();
  const full = filled(filter, scope);
  const at = path === undefined ? undefined : filledPath(path, scope);
  const meta = useMemo(
    (): PickerMeta | undefined =>
      paged && at === undefined
        ? undefined
        : { ...(paged ? {} : { paged }), ...(at === undefined ? {} : { path: at }) },
    [paged, at],
  );
  return {
    filter: full ?? NOTHING,
    meta,
    isWaiting: full === undefined || (path !== undefined && at === undefined),
  };
};

/** undefined while what it names is missing, or can be no part of a path. */
function filledPath(path: string, scope: unknown): string | undefined {
  try {
    return fillPath(path, (name) => readPath(scope, name));
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** The fixed filter with the form's values in it; undefined while one of them is missing. */
const filled = (filter: Record<string, Json>, scope: unknown): Record<string, unknown> | undefined => {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const path = typeof value === 'string' ? onlyPlaceholder(value)?.name : undefined;
    result[name] = path === undefined ? value : readPath(scope, path);
    if (path !== undefined && isEmpty(result[name])) return undefined;
  }
  return result;
};
