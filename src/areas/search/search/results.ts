import { use } from 'react';
import { recordOf, rowsOf, type Members } from '../../../../dataProvider';
import { search } from '../../../../dataProvider/contract/endpoints';
import type { Resource } from '../../../config/types';
import { useDeclarations, useResources } from '../../../console/hooks';
import { useRead, type Reading } from '../../../console/useRead';
import { texts } from './texts';

/** The blocks of the results and the resource of each (SEARCH-06), in the order of reading. */
const blocks = [
  { resource: 'assets', label: texts.assets, path: '/admin/assets/{id}/start' },
  { resource: 'users', label: texts.users, path: '/admin/users/{id}/assets' },
  { resource: 'clients', label: texts.clients, path: '/admin/settings/clients/{id}' },
  { resource: 'projects', label: texts.projects, path: '/admin/projects/{id}' },
] as const;

/** SEARCH-05. */
export const LEAST = 2;

export type Found = Readonly<Record<string, readonly Members[]>>;

/** The results by resource; a host may leave out a list that would be empty. */
function found(body: unknown): Found {
  const lists = recordOf(body);
  return Object.fromEntries(blocks.map(({ resource }) => [resource, rowsOf(lists[resource] ?? [])]));
}

/** Asks the host for a text of at least two letters (SEARCH-05, SEARCH-07); a shorter one asks for nothing. */
export const useSearch = (q: string): Reading<Found> =>
  useRead(search, { query: { q } }, { enabled: q.length >= LEAST, parse: found });

/** A block of the results. */
interface FoundBlock {
  resource: Resource;
  label: string;
  /** Where a record leads. */
  path: string;
  records: readonly Members[];
}

/** The blocks that hold something. Suspends until what names their records is declared: all of them come at once. */
export function useFoundBlocks(results: Found): FoundBlock[] {
  const resources = useResources();
  const { isReady, load } = useDeclarations();
  for (const { resource } of blocks)
    if (results[resource]?.length && !isReady(resource, 'own')) use(load(resource, 'own'));
  return blocks.flatMap(({ resource: name, label, path }) => {
    const resource = resources.get(name);
    const records = results[name] ?? [];
    return resource && records.length > 0 ? [{ resource, label, path, records }] : [];
  });
}
