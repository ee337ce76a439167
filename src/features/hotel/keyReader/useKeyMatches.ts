import type { RaRecord } from 'ra-core';
import { mapRows, extractRows } from '../../../../dataProvider';
import { listCheckIns } from '../../../../dataProvider/contract/endpoints';
import { getPageCount } from '../../../queries/api/fetchAllPages';
import type { Resource } from '../../../config/types';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { useDebouncedValue } from '../../../lib/hooks/useDebouncedValue';
import { normaliseCode } from '../../../fields/codes/readCodes';
import { parseStay, type Stay } from '../stays';

/** Minimum code length for a search. */
export const MIN_CODE_LENGTH = 4;
/** Page size of the stays. */
const PAGE_SIZE = 50;

/** A stay that a card opens, and its record, over which the actions are. */
export interface KeyMatch {
  stay: Stay;
  record: RaRecord;
}

/** Search result of a code. */
export interface KeyMatches {
  matches: readonly KeyMatch[];
  /** True if some matches were not read: their state is unknown. */
  hasMore: boolean;
}

/** A host without page data may have more rows if the page is full. */
function hasMorePages(body: unknown): boolean {
  const pageCount = getPageCount(body);
  return pageCount === undefined ? extractRows(body).length >= PAGE_SIZE : pageCount > 1;
}

/** The active stays whose card has this code, or a part of it; nothing is asked below {@link MIN_CODE_LENGTH} signs. */
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
      // Refetched with the lists after a check-out.
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
