import type { QueryValue } from '../http/path';

/** Builds the parameters of a page of a list, and of its search if there is one. */
export const buildPageQuery = (
  pagination: { page: number; perPage: number } | undefined,
  search: string | undefined,
): Record<string, QueryValue> => ({
  ...(pagination && { 'page[number]': pagination.page, 'page[size]': pagination.perPage }),
  ...(search !== undefined && { search }),
});
