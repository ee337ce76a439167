import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import type { Resource } from '../../src/config/types';
import { parseDialectList } from '../dialects/parseDialectResponse';
import { createPageSplitter } from '../dialects/splitPages';
import { getResource, requireCall, type ListMeta, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import { parseSort } from '../jsonApi/sortQuery';
import type { ListRequest } from '../jsonApi/wireFormat';
import type { Provider } from './provider';
import { unsupportedError } from '../dialects/refusal';
import { buildProviderFilter, typeValue } from './providerFilter';
import type { ProviderIds } from './providerIds';
import { toConsoleRecord } from './roundedNumbers';
import { toProviderName } from './toProviderName';
import { refusalTexts } from '../dialects/refusalTexts';
import { providerRefusalTexts } from './providerRefusalTexts';

/** Rows per read of a list that the console needs whole. */
const ROWS_PER_READ = 500;

/** Calls a method of the provider; its errors become those of the console. */
export type RunProvider = <Result>(
  send: (provider: DataProvider) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** Parts of the host that reading a list needs. */
interface ListReaderParts {
  resources: ResourceLookup;
  abilities: Provider;
  ids: ProviderIds;
  run: RunProvider;
}

/**
 * Creates the function that reads lists from a provider, also those of a parent record (`target`). It joins shorter pages than
 * requested, and reads an unpaged list page by page.
 */
export function createListReader({ resources, abilities, ids, run }: ListReaderParts) {
  const { dialect } = abilities;
  const splitPages = createPageSplitter(dialect);

  const readPage = async (
    resource: Resource,
    params: GetListParams,
    target?: ListRequest['target'],
  ): Promise<GetListResult> => {
    const call = requireCall(resource.api.getList, resource.name, 'list');
    const { path = call.path, query = {} } = (params.meta ?? {}) as ListMeta;
    if (path !== call.path) throw unsupportedError(providerRefusalTexts.otherPath);
    const providerParams = {
      pagination: params.pagination ?? { page: 1, perPage: ROWS_PER_READ },
      sort: toSort(resource, params.sort, abilities.canSort),
      filter: buildProviderFilter(abilities, resource, { filter: params.filter, fixedMembers: query }, ids),
      ...(params.signal && { signal: params.signal }),
    };
    const result = await run(
      (provider) =>
        target
          ? provider.getManyReference(toProviderName(resource), {
              ...providerParams,
              target: target[0],
              id: typeValue(resource, target[0], target[1], ids) as Identifier,
            })
          : provider.getList(toProviderName(resource), providerParams),
      params.signal,
    );
    const listRequest: ListRequest = {
      resource,
      call: { ...call, data: ['data'] },
      path,
      params,
      fixedParams: {},
    };
    const list = parseDialectList(
      dialect,
      { url: '', status: 200, body: result, headers: new Headers() },
      listRequest,
    );
    const rows = (result as { data: readonly RaRecord[] }).data;
    for (const row of rows) ids.remember(resource.name, row.id);
    const { page, perPage } = providerParams.pagination;
    const { total, hasNextPage, paging, included, responseMeta } = list;
    const data = list.data.map((row, index) => toConsoleRecord(resource, rows[index], row));
    const pageInfo = { hasPreviousPage: page > 1, hasNextPage: hasNextPage ?? data.length === perPage };
    return {
      data,
      ...(total === undefined ? { pageInfo } : { total }),
      meta: { paging, included, responseMeta },
    };
  };

  return (
    name: string,
    params: GetListParams,
    target?: ListRequest['target'],
  ): Promise<GetListResult<never>> => {
    const resource = getResource(resources, name);
    const read = (pageParams: GetListParams) => readPage(resource, pageParams, target);
    const isUnpaged = ((params.meta ?? {}) as ListMeta).paged === false;
    return (isUnpaged ? readAllPages(params, read) : splitPages(name, params, read)) as Promise<
      GetListResult<never>
    >;
  };
}

/** Returns the sort of a list in the provider's names; a list without one has react-admin's default. */
function toSort({ fields }: Resource, sort: GetListParams['sort'], canSort: boolean) {
  if (!sort?.field) return { field: 'id', order: 'ASC' as const };
  if (!canSort) throw unsupportedError(refusalTexts.sorting);
  const [first, ...others] = parseSort(sort.field, sort.order, fields);
  if (others.length > 0) throw unsupportedError(providerRefusalTexts.sortBySeveral);
  return { field: first?.name ?? 'id', order: sort.order };
}

/** Reads every row of a list. */
async function readAllPages(
  params: GetListParams,
  read: (params: GetListParams) => Promise<GetListResult>,
): Promise<GetListResult> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page++) {
    const result = await read({ ...params, pagination: { page, perPage: ROWS_PER_READ } });
    rows.push(...result.data);
    const hasMore = result.total === undefined ? result.pageInfo?.hasNextPage : rows.length < result.total;
    if (!hasMore || result.data.length === 0) return { ...result, data: rows, total: rows.length };
  }
}
