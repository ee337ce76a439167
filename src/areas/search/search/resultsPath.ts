/** The page of the results (SEARCH-02); q only where there is a text (SEARCH-03). */
export const resultsPath = (q: string): string => `/admin/search${q ? `?${new URLSearchParams({ q })}` : ''}`;
