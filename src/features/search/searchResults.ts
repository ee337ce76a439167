import { use, useMemo } from 'react';
import { extractRecord, extractRows, type RawRecord } from '../../../dataProvider';
import { search } from '../../../dataProvider/contract/endpoints';
import type { Resource } from '../../config/types';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useApiQuery, type QueryState } from '../../queries/api/useApiQuery';
import { useCodeSearch } from './useCodeSearch';
import { recordTitle } from '../../fields/titles/recordTitle';
import { foldText } from '../../lib/text/foldText';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { searchTexts } from './texts';

/** Groups of the host's results with their resources, in display order. */
const resultGroups = [
  { resource: 'assets', label: 'assets', path: '/admin/assets/{id}/start' },
  { resource: 'users', label: 'users', path: '/admin/users/{id}/assets' },
  { resource: 'clients', label: 'clients', path: '/admin/settings/clients/{id}' },
  { resource: 'projects', label: 'projects', path: '/admin/projects/{id}' },
] as const;

export const MIN_QUERY_LENGTH = 2;

export type GlobalSearchResults = Readonly<Record<string, readonly RawRecord[]>>;

/** The results by resource; a host may leave out a list that would be empty. */
function parseGlobalSearchResults(body: unknown): GlobalSearchResults {
  const lists = extractRecord(body);
  return Object.fromEntries(
    resultGroups.map(({ resource }) => [resource, extractRows(lists[resource] ?? [])]),
  );
}

/**
 * Searches the host for a text of at least two letters; a shorter text sends no request. A code is also looked up in the
 * lists that find records by their codes; if that fails, the other results remain.
 */
export function useSearch(q: string): QueryState<GlobalSearchResults> {
  const searchQuery = useApiQuery(
    search,
    { query: { q } },
    { enabled: q.length >= MIN_QUERY_LENGTH, parse: parseGlobalSearchResults },
  );
  const codeResults = useCodeSearch(q);
  const { data } = searchQuery;
  return useMemo(
    () => ({ ...searchQuery, data: data && codeResults && { ...data, ...codeResults } }),
    [searchQuery, data, codeResults],
  );
}

/** A block of the results. */
export interface ResultGroup {
  resource: Resource;
  label: string;
  /** Path of the record. */
  path: string;
  records: readonly RawRecord[];
}

/** The blocks that hold something and whose pages this installation has. Suspends until what names their records is declared: all of them come at once. */
export function useResultGroups(results: GlobalSearchResults): ResultGroup[] {
  const resources = useResources();
  const { isLoaded, load } = useDeclarations();
  const names = Object.keys(results).filter((name) => results[name]?.length);
  for (const name of names) if (!isLoaded(name, 'own')) use(load(name, 'own'));
  const hostGroups = resultGroups.map(({ resource, label, path }) => ({
    resource: resources.get(resource),
    label: searchTexts[label],
    path,
  }));
  const codeGroups = names
    .filter((name) => !resultGroups.some(({ resource }) => resource === name))
    .map((name) => resources.get(name))
    .map((resource) => ({
      resource,
      label: resource?.label.many ?? '',
      path: `/admin/${resource?.route}/{id}`,
    }));
  return [...hostGroups, ...codeGroups].flatMap(({ resource, label, path }) => {
    const records = (resource && results[resource.name]) ?? [];
    return resource && records.length > 0 && !isHiddenPage(path) ? [{ resource, label, path, records }] : [];
  });
}

/** True if the title or a code of the record is exactly the search text. */
const isExactMatch = (q: string, title: string, record: RawRecord): boolean =>
  [title, ...Object.values(record)].some(
    (value) =>
      (typeof value === 'string' || typeof value === 'number') && foldText(String(value).trim()) === q,
  );

/** Returns the path of the single record that the text matches exactly; undefined for none or several. */
export function findExactMatch(
  q: string,
  groups: readonly ResultGroup[],
  t: (text: string) => string,
): string | undefined {
  const text = foldText(q);
  const [match, ...otherMatches] = groups.flatMap(({ resource, path, records }) =>
    records
      .filter((record) => isExactMatch(text, recordTitle(resource, record, t), record))
      .map((record) => fillConsolePath(path, record)),
  );
  return otherMatches.length === 0 ? match : undefined;
}
