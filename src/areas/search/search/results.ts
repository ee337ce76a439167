import { use, useMemo } from 'react';
import { recordOf, rowsOf, type Members } from '../../../../dataProvider';
import { listGateways, search } from '../../../../dataProvider/contract/endpoints';
import type { Resource } from '../../../config/types';
import { useDeclarations, useResources } from '../../../console/hooks';
import { useRead, type Reading } from '../../../console/useRead';
import { recordTitle } from '../../../fields/recordTitle';
import { foldText } from '../../../lib/foldText';
import { consolePath } from '../../../records/consolePath';
import { useMay } from '../../../session/useMay';
import { texts } from './texts';

/** The blocks of the results and the resource of each (SEARCH-06), in the order of reading. */
const blocks = [
  { resource: 'assets', label: texts.assets, path: '/admin/assets/{id}/start' },
  { resource: 'users', label: texts.users, path: '/admin/users/{id}/assets' },
  { resource: 'clients', label: texts.clients, path: '/admin/settings/clients/{id}' },
  { resource: 'projects', label: texts.projects, path: '/admin/projects/{id}' },
  { resource: 'gateways', label: texts.gateways, path: '/admin/gateways/{id}' },
] as const;

/** SEARCH-05. */
export const LEAST = 2;

export type Found = Readonly<Record<string, readonly Members[]>>;

/** The results by resource; a host may leave out a list that would be empty. */
function found(body: unknown): Found {
  const lists = recordOf(body);
  return Object.fromEntries(blocks.map(({ resource }) => [resource, rowsOf(lists[resource] ?? [])]));
}

/** A code as it stands on a device: one word with a digit in it. Of gateways the general search of the host knows nothing. */
const CODE = /^(?=.*\d)[\w:-]{4,}$/;
/** Gateways that are read; all of them are in their own list. */
const SIZE = 20;

/**
 * Asks the host for a text of at least two letters (SEARCH-05, SEARCH-07); a shorter one asks for nothing. Of a code the list of
 * gateways is asked, too; that it fails takes nothing from the rest.
 */
export function useSearch(q: string): Reading<Found> {
  const { faces } = useDeclarations();
  const may = useMay();
  const face = faces.atRoute('gateways');
  const asksCodes = CODE.test(q) && face !== undefined && may(face.access.list);
  const all = useRead(search, { query: { q } }, { enabled: q.length >= LEAST, parse: found });
  const gateways = useRead(
    listGateways,
    { query: { page: { number: 1, size: SIZE }, search: q } },
    { enabled: asksCodes, parse: (body) => rowsOf(body), instead: [] },
  );
  const isWaiting = asksCodes && gateways.data === undefined;
  const { data } = all;
  return useMemo(
    () => ({
      ...all,
      data: data && !isWaiting ? { ...data, gateways: (asksCodes && gateways.data) || [] } : undefined,
    }),
    [all, data, isWaiting, asksCodes, gateways.data],
  );
}

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

/** Whether a record is called, or has for a code, the very text that was looked for. */
const isExactly = (q: string, title: string, record: Members): boolean =>
  [title, ...Object.values(record)].some(
    (value) =>
      (typeof value === 'string' || typeof value === 'number') && foldText(String(value).trim()) === q,
  );

/** Where the one record leads that the text names exactly; undefined where none does, or several do. */
export function exactHit(
  q: string,
  blocks: readonly FoundBlock[],
  t: (text: string) => string,
): string | undefined {
  const text = foldText(q);
  const [hit, ...others] = blocks.flatMap(({ resource, path, records }) =>
    records
      .filter((record) => isExactly(text, recordTitle(resource, record, t), record))
      .map((record) => consolePath(path, record)),
  );
  return others.length === 0 ? hit : undefined;
}
