import type { RaRecord } from 'ra-core';
import { readRows, rowsOf } from '../../../../dataProvider';
import { listCheckIns } from '../../../../dataProvider/contract/endpoints';
import { pagesOf } from '../../../console/readAll';
import type { Resource } from '../../../config/types';
import { useRead, type Reading } from '../../../console/useRead';
import { useLate } from '../../../lib/useLate';
import { bareCode } from '../../../fields/codes/stored';
import { readStay, type Stay } from '../stays';

/** Signs from which a code is looked for (HOTEL-50). */
export const LEAST = 4;
/** Stays that are asked for at once (HOTEL-52). */
const SIZE = 50;

/** A stay that a card opens, and its record, over which the actions are. */
export interface Found {
  stay: Stay;
  record: RaRecord;
}

/** What a code brought. */
export interface Matches {
  found: readonly Found[];
  /** There are matches that were not read: nobody knows whether they are active. */
  isMore: boolean;
}

/** Hosts that say no pages have more where one is full. */
function hasMore(body: unknown): boolean {
  const pages = pagesOf(body);
  return pages === undefined ? rowsOf(body).length >= SIZE : pages > 1;
}

/** The active stays whose card has this code, or a part of it; nothing is asked below {@link LEAST} signs. */
export function useFound(
  typed: string,
  projectId: string,
  resource: Resource,
): Reading<Matches> & { isAsked: boolean } {
  const code = useLate(bareCode(typed));
  const isAsked = code.length >= LEAST && code === bareCode(typed);
  const reading = useRead(
    listCheckIns,
    { path: { projectId }, query: { page: { number: 1, size: SIZE }, nfc_code: code } },
    {
      enabled: isAsked && projectId !== '',
      // Read again with the lists after a check-out.
      group: [resource.name, 'key reader'],
      staleTime: 0,
      parse: (body) => ({
        found: readRows(body, (row): Found | undefined => {
          const stay = readStay(row, resource);
          return stay && { stay, record: { ...row, id: stay.id } };
        }).filter(({ stay }) => stay.state === 'ACTIVE' && stay.until * 1000 > Date.now()),
        isMore: hasMore(body),
      }),
    },
  );
  return { ...reading, isAsked };
}
