import { use, useMemo } from 'react';
import { extractRecord, extractRows, type RawRecord } from '../../../dataProvider';
import { listGateways, search } from '../../../dataProvider/contract/endpoints';
import type { Resource } from '../../config/types';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useApiQuery, type QueryState } from '../../queries/api/useApiQuery';
import { recordTitle } from '../../fields/titles/recordTitle';
import { foldText } from '../../lib/text/foldText';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { useCanAccess } from '../../session/access/useCanAccess';
import { searchTexts } from './texts';

/** Groups of the results with their resources, in display order. */
const resultGroups = [
  { resource: 'assets', label: 'assets', path: '/admin/assets/{id}/start' },
  { resource: 'users', label: 'users', path: '/admin/users/{id}/assets' },
  { resource: 'clients', label: 'clients', path: '/admin/settings/clients/{id}' },
  { resource: 'projects', label: 'projects', path: '/admin/projects/{id}' },
  { resource: 'gateways', label: 'gateways', path: '/admin/gateways/{id}' },
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

/** A code as printed on a device: one word with a digit in it. The host's general search does not cover gateways. */
const CODE_PATTERN = /^(?=.*\d)[\w:-]{4,}$/;
/** Gateways that are read; all of them are in their own list. */
const PAGE_SIZE = 20;

/**
 * Searches the host for a text of at least two letters; a shorter text sends no request. For a code it also reads the list of
 * gateways; if that fails, the other results remain.
 */
export function useSearch(q: string): QueryState<GlobalSearchResults> {
  const { resourceIndex } = useDeclarations();
  const canAccess = useCanAccess();
  const gatewaySummary = resourceIndex.findByRoute('gateways');
  const searchesGateways =
    CODE_PATTERN.test(q) && gatewaySummary !== undefined && canAccess(gatewaySummary.access.list);
  const searchQuery = useApiQuery(
    search,
    { query: { q } },
    { enabled: q.length >= MIN_QUERY_LENGTH, parse: parseGlobalSearchResults },
  );
  const gatewaysQuery = useApiQuery(
    listGateways,
    { query: { page: { number: 1, size: PAGE_SIZE }, search: q } },
    { enabled: searchesGateways, parse: (body) => extractRows(body), fallbackData: [] },
  );
  const isGatewaysPending = searchesGateways && gatewaysQuery.data === undefined;
  const { data } = searchQuery;
  return useMemo(
    () => ({
      ...searchQuery,
      data:
        data && !isGatewaysPending
          ? { ...data, gateways: (searchesGateways && gatewaysQuery.data) || [] }
          : undefined,
    }),
    [searchQuery, data, isGatewaysPending, searchesGateways, gatewaysQuery.data],
  );
}

/** A block of the results. */
interface ResultGroup {
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
  for (const { resource } of resultGroups)
    if (results[resource]?.length && !isLoaded(resource, 'own')) use(load(resource, 'own'));
  return resultGroups.flatMap(({ resource: name, label, path }) => {
    const resource = resources.get(name);
    const records = results[name] ?? [];
    return resource && records.length > 0 && !isHiddenPage(path)
      ? [{ resource, label: searchTexts[label], path, records }]
      : [];
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
