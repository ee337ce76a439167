import type { Query, QueryClient } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'ra-core';
import { createResourceKey } from '../../queries/queryKeys';

/** The response of a query with the rows on screen: a page of a list, or all records of its layout. */
export type RowsResponse = GetListResult<RaRecord> | readonly RaRecord[];

const isAllRows = (response: RowsResponse): response is readonly RaRecord[] => Array.isArray(response);

/** Returns the rows of a response. */
export const getRows = (response: RowsResponse): readonly RaRecord[] =>
  isAllRows(response) ? response : response.data;

/** Returns the number of rows of all pages; undefined if the response does not tell it. */
export const getTotal = (response: RowsResponse): number | undefined =>
  isAllRows(response) ? response.length : response.total;

/** Returns a response with other rows. */
export const withRows = (response: RowsResponse, rows: readonly RaRecord[]): RowsResponse =>
  isAllRows(response) ? rows : { ...response, data: [...rows] };

/** Finds the query whose response has these rows; undefined if they were searched and sorted in the browser. */
export const findRowsQuery = (
  queryClient: QueryClient,
  resource: string,
  rows: readonly RaRecord[] | undefined,
) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: createResourceKey(resource), type: 'active' })
    .find(({ state }) => {
      const data = state.data as readonly RaRecord[] | Partial<GetListResult<RaRecord>> | undefined;
      return (
        rows !== undefined && (data === rows || (data as Partial<GetListResult> | undefined)?.data === rows)
      );
    }) as Query<RowsResponse> | undefined;
