import { fillTextTemplate, type Scope } from '../../../dataProvider';
import { evaluate } from '../../config/conditions/evaluate';
import { DEFAULTS } from '../../config/defaults';
import { readPath } from '../../config/values/readPath';
import { readRows } from '../../config/values/readRows';
import type { Action, ImpactEntry, List } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { fillListMeta } from '../../queries/list/listMeta';
import type { ActionTarget } from '../actionTarget';
import { getReadKey, MAX_READS, type BuildCount, type ImpactContext, type ImpactCount } from './impactCount';
import { isOwnDeletion } from './isOwnDeletion';
import { listRelatedLists, type RelatedList } from './relatedLists';
import { createSums } from './selectionCounts';

/** Returns what the question of an action counts: the declared entries, else the lists in the tabs of a record to be deleted. */
export function listImpactCounts(action: Action, context: ImpactContext): ImpactCount[] {
  const { record, selection } = context.target;
  const builders = listBuilders(action, context);
  const counts =
    record || !selection
      ? builders.flatMap((build) => build(context))
      : createSums(builders, selection, context);
  return limitReads(isDeclared(action) ? counts : withoutRepeatedLists(counts));
}

const isDeclared = ({ behaviour }: Action): boolean => behaviour.kind === 'send' && behaviour.impact !== null;

function listBuilders(action: Action, { target: { resource } }: ImpactContext): BuildCount[] {
  if (action.behaviour.kind !== 'send') return [];
  const { impact, check } = action.behaviour;
  if (impact)
    return impact
      .filter(({ unknown }) => unknown === undefined)
      .map((entry) => (context) => createCount(entry, context));
  if (!isOwnDeletion(action, resource)) return [];
  // The check has already found that nothing is linked there.
  const checkedResources = new Set(check?.blockedWhen.map(({ resolveAction }) => resolveAction?.resource));
  return listRelatedLists(resource.show)
    .filter(({ list }) => !checkedResources.has(list.resource))
    .map((related) => (context) => createTabCount(related, {}, context));
}

/** Returns the sentences about what no read tells. */
export const listUnknowns = ({ behaviour }: Action): readonly ImpactEntry[] =>
  behaviour.kind === 'send' ? (behaviour.impact ?? []).filter(({ unknown }) => unknown !== undefined) : [];

function createCount(entry: ImpactEntry, context: ImpactContext): ImpactCount[] {
  if (entry.tab !== undefined) {
    const related = listRelatedLists(context.target.resource.show).find(
      ({ tab, list }) =>
        tab === entry.tab && (entry.resource === undefined || list.resource === entry.resource),
    );
    return related ? createTabCount(related, entry, context) : [];
  }
  return [
    entry.path === undefined
      ? createRecordCount(entry, context)
      : createPathCount(entry, entry.path, context),
  ];
}

/** Counts the list of a tab; nothing if the record does not have the tab. */
function createTabCount(
  { list, label, path, access, visibleWhen }: RelatedList,
  entry: ImpactEntry,
  context: ImpactContext,
): ImpactCount[] {
  const { target } = context;
  if (!visibleWhen.every((condition) => evaluate(condition, target.scope))) return [];
  const rowResource = context.resources.get(list.resource);
  const id = target.record?.id;
  const isDenied = ![...access, ...(rowResource ? [rowResource.access.list] : [])].every(context.canAccess);
  return [
    {
      ...createBase(entry, context),
      label,
      link:
        createLink(entry, context) ??
        (id === undefined ? undefined : `/admin/${target.resource.route}/${encodeURIComponent(id)}/${path}`),
      source: isDenied
        ? { kind: 'denied' }
        : list.rows.kind === 'record'
          ? readRecordRows(target.record, list.rows.recordPath)
          : createRead(list, { ...target.record, parent: target.record }),
      rowResource,
    },
  ];
}

function createPathCount(entry: ImpactEntry, path: string, context: ImpactContext): ImpactCount {
  const { target, resources, canAccess } = context;
  const base = createBase(entry, context);
  if (!base.rowResource || !resources.get(base.rowResource.name))
    return { ...base, source: { kind: 'uncounted' } };
  if (!canAccess(base.rowResource.access.list)) return { ...base, source: { kind: 'denied' } };
  const paged = entry.paged ?? base.rowResource.api.getList?.paged ?? DEFAULTS.listCall.paged;
  const list = {
    resource: base.rowResource.name,
    rows: { kind: 'path' as const, path, paged },
    query: entry.query ?? {},
    sort: null,
    pageSize: entry.pageSize ?? DEFAULTS.list.pageSize,
    hasLoadMore: false,
  };
  return { ...base, source: createRead(list, target.scope) };
}

function createRecordCount(entry: ImpactEntry, context: ImpactContext): ImpactCount {
  const { scope, resource } = context.target;
  const path = entry.recordPath ?? '';
  const base = createBase(entry, context);
  const field = Object.values(resource.fields).find(({ source }) => source.split('.')[0] === path);
  return { ...base, label: field?.label ?? base.label, source: readRecordRows(scope, path) };
}

const readRecordRows = (
  root: unknown,
  path: string,
): { kind: 'rows'; rows: readonly unknown[] } | { kind: 'uncounted' } => {
  const rows = readRows(root, path);
  return Array.isArray(rows) ? { kind: 'rows', rows } : { kind: 'uncounted' };
};

/** The parts of a count that do not depend on its source. */
function createBase(entry: ImpactEntry, context: ImpactContext): Omit<ImpactCount, 'source'> {
  const rowResource = entry.resource === undefined ? undefined : context.resources.get(entry.resource);
  return {
    label: rowResource?.label.many ?? '',
    text: entry.text ?? null,
    link: createLink(entry, context),
    matches: createMatcher(entry, context.target),
    rowResource,
    resolveAction: entry.resolveAction,
  };
}

const createLink = ({ link }: ImpactEntry, { target }: ImpactContext): string | undefined =>
  link === undefined ? undefined : fillConsolePath(link, target.scope);

function createMatcher(
  { has = {}, countWhen }: ImpactEntry,
  { scope, record }: ActionTarget,
): ImpactCount['matches'] {
  const values = Object.entries(has).map(
    ([path, template]) => [path, fillTextTemplate(template, scope)] as const,
  );
  if (values.length === 0 && !countWhen) return null;
  const { $me, $ids } = scope;
  return (row) =>
    values.every(([path, value]) => String(readPath(row, path)) === value) &&
    (countWhen === undefined ||
      evaluate(countWhen, { ...(isPlainObject(row) ? row : {}), parent: record, $me, $ids }));
}

type ReadList = Pick<List, 'resource' | 'rows' | 'query' | 'sort' | 'pageSize' | 'hasLoadMore'>;

const NO_SORT = { field: '', order: 'ASC' } as const;

/** Returns the first read of a list: with the same parameters, so that its answer is shared. */
function createRead(list: ReadList, scope: Scope): ImpactCount['source'] {
  const isPaged = list.rows.kind !== 'record' && list.rows.paged;
  try {
    return {
      kind: 'read',
      resource: list.resource,
      params: {
        pagination: { page: 1, perPage: isPaged ? list.pageSize : Number.MAX_SAFE_INTEGER },
        sort: isPaged ? (list.sort ?? NO_SORT) : NO_SORT,
        filter: {},
        ...fillListMeta(list, scope),
      },
    };
  } catch {
    // The record lacks a value of the path.
    return { kind: 'uncounted' };
  }
}

/** Leaves out lists that another tab shows, too. */
const withoutRepeatedLists = (counts: readonly ImpactCount[]): ImpactCount[] =>
  counts.filter((count, index) => {
    const key = getReadKey(count);
    return key === undefined || counts.findIndex((other) => getReadKey(other) === key) === index;
  });

/** Names the reads beyond the limit as not counted. */
function limitReads(counts: readonly ImpactCount[]): ImpactCount[] {
  const keys = new Set<string>();
  return counts.map((count) => {
    const key = getReadKey(count);
    if (key === undefined || keys.has(key)) return count;
    if (keys.size >= MAX_READS) return { ...count, source: { kind: 'uncounted' } };
    keys.add(key);
    return count;
  });
}
