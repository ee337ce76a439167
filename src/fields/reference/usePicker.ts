import { useState } from 'react';
import { useEvent } from 'ra-core';
import { useTitles } from '../../console/hooks';
import { isEmpty } from '../../config/isEmpty';
import { readPath } from '../../config/readPath';
import { onlyPlaceholder } from '../../config/template';
import type { Field, Json } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { useFormScope } from '../useFormScope';
import type { ListMeta } from '../../../dataProvider/jsonApiProvider';
import { recordText } from './references';
import type { ReferenceFilled } from './schema';

/** ms after the last key until a picker searches (PROJ-19, PASSET-15, USER-46). */
const DEBOUNCE = 500;

/** No sort of its own: the order of the host. */
const HOST_ORDER = { field: '', order: 'ASC' } as const;

/** What a picker of records needs, for one or several of them. `typed` is the search in progress, '' for none. */
export const usePicker = (field: Field) => {
  const options = optionsOf<ReferenceFilled>(field);
  const [typed, setTyped] = useState('');
  const filter = filled(options.filter, useFormScope());
  const titleOf = useTitles();
  const meta = askedWith(options);
  const least = options.preload ? 0 : options.minSearch;
  // Always the same one: react-admin takes another for another choice and empties the search (USER-47), and titles become
  // others whenever a declaration arrives.
  const optionText = useEvent(
    (record: unknown) => recordText(record, field, titleOf) || String(readPath(record, 'id') ?? ''),
  );
  const isLong = (search: unknown): boolean => String(search ?? '').trim().length >= least;
  const isWaiting = filter === undefined;

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
      !isWaiting && isLong(typed) && String(asked ?? '').trim() === typed.trim(),
    reference: {
      reference: options.resource,
      perPage: options.pageSize,
      sort: HOST_ORDER,
      filter: filter ?? {},
      enableGetChoices: (filters: { search?: unknown }) => !isWaiting && isLong(filters.search),
      // Earlier results do not stay while the next load: a fast Enter would take one that was not looked for.
      queryOptions: { placeholderData: (): undefined => undefined, ...(meta && { meta }) },
    },
    input: {
      debounce: DEBOUNCE,
      filterToQuery: (search: string) => ({ search: search.trim() }),
      optionText,
      translateChoice: false,
      onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    },
  };
};

/** What else the list is asked with; the chosen record is kept under the same. */
export const askedWith = ({ paged }: ReferenceFilled) => (paged ? undefined : UNPAGED);
const UNPAGED = { paged: false } satisfies ListMeta;

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
