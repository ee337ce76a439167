import type { RaRecord } from 'ra-core';
import { mapRows, extractRows } from '../../../../dataProvider';
import { listCheckIns } from '../../../../dataProvider/contract/endpoints';
import { getPageCount } from '../../../queries/api/fetchAllPages';
import type { Resource } from '../../../config/types';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { useDebouncedValue } from '../../../lib/hooks/useDebouncedValue';
import { normaliseCode } from '../../../fields/codes/readCodes';
import { parseStay, type Stay } from '../stays';

/** Signs from which a code is looked for (HOTEL-50). */
export const MIN_CODE_LENGTH = 4;
/** Stays that are asked for at once (HOTEL-52). */
const PAGE_SIZE = 50;

/** A stay that a card opens, and its record, over which the actions are. */
export interface KeyMatch {
  stay: Stay;
  record: RaRecord;
}

/** What a code brought. */
export interface KeyMatches {
  matches: readonly KeyMatch[];
  /** There are matches that were not read: nobody knows whether they are active. */
  hasMore: boolean;
}

/** Hosts that say no pages have more where one is full. */
function hasMorePages(body: unknown): boolean {
  const pageCount = getPageCount(body);
  return pageCount === undefined ? extractRows(body).length >= PAGE_SIZE : pageCount > 1;
}

/** The active stays whose card has this code, or a part of it; nothing is asked below {@link LEAST} signs. */
export function useKeyMatches(
  text: string,
  projectId: string,
  resource: Resource,
): QueryState<KeyMatches> & { isSearching: boolean } {
  const code = useDebouncedValue(normaliseCode(text));
  const isSearching = code.length >= MIN_CODE_LENGTH && code === normaliseCode(text);
  const matchesQuery = useApiQuery(
    listCheckIns,
    { path: { projectId }, query: { page: { number: 1, size: PAGE_SIZE }, nfc_code: code } },
    {
      enabled: isSearching && projectId !== '',
      // Read again with the lists after a check-out.
      keyPrefix: [resource.name, 'key reader'],
      staleTime: 0,
      parse: (body) => ({
        matches: mapRows(body, (row): KeyMatch | undefined => {
          const stay = parseStay(row, resource);
          return stay && { stay, record: { ...row, id: stay.id } };
        }).filter(({ stay }) => stay.state === 'ACTIVE' && stay.until * 1000 > Date.now()),
        hasMore: hasMorePages(body),
      }),
    },
  );
  return { ...matchesQuery, isSearching };
}
