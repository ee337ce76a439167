import type { Identifier, RaRecord } from 'ra-core';
import type { Dialect, ListCall, Resource } from '../../src/config/types';
import { fillTemplateWith } from '../../src/config/template';
import { ApiError } from '../http/apiError';
import type { QueryCondition } from '../jsonApi/filterQuery';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import type { RequestFunction, RequestInput } from '../http/request';
import type { ListRequest } from '../jsonApi/wireFormat';
import { buildDialectListRequest } from './buildDialectListRequest';
import { conditionPairs, toHostConditions } from './conditions';
import { parseDialectList } from './parseDialectResponse';
import { encodeDialectQuery } from './productFormat';
import { toPairs } from './queryTemplate';

interface ReadByIdsOptions {
  dialect: Dialect;
  resources: ResourceLookup;
  request: RequestFunction;
  /** Reads records with a call each; leaves out those that it cannot read. */
  readEach: (resource: Resource, ids: readonly string[], signal?: AbortSignal) => Promise<RaRecord[]>;
}

/**
 * Reads records by their ids, in batches of the host's maximum. Records that the host does not have are left out. If a response
 * is not the whole batch, because the host limits its pages or ignores the ids, the missing ones are read one by one.
 */
export const createReadByIds =
  ({ dialect, resources, request, readEach }: ReadByIdsOptions) =>
  async (resource: Resource, ids: readonly Identifier[], signal?: AbortSignal): Promise<RaRecord[]> => {
    const { getMany, page } = dialect;
    const { getList: call } = resource.api;
    if (getMany === false || !call) return [];
    const uniqueIds = [...new Set(ids.map(String))].filter((id) => id !== '');
    const maxima = [getMany.maxIds, page ? page.maxSize : null].filter((max) => max !== null);
    const size = Math.min(Math.max(1, uniqueIds.length), ...maxima);
    const batches = Array.from({ length: Math.ceil(uniqueIds.length / size) }, (_, index) =>
      uniqueIds.slice(index * size, (index + 1) * size),
    );
    const readBatch = async (batch: readonly string[]): Promise<RaRecord[]> => {
      const listRequest = toListRequest(dialect, resource, call, batch);
      const query = buildQuery(dialect, resources, listRequest, batch);
      if (query === undefined) return readEach(resource, batch, signal);
      const response = await request({
        path: call.path,
        ...query,
        version: call.apiVersion,
        timeout: call.timeout,
        host: resource.api.host,
        signal,
      });
      const { data, total, hasNextPage } = parseDialectList(dialect, response, listRequest);
      const missing = batch.filter((id) => !data.some((row) => String(row.id) === id));
      const isPartial =
        (total ?? 0) > data.length || hasNextPage || data.some(({ id }) => !batch.includes(String(id)));
      return isPartial && missing.length > 0
        ? [...data, ...(await readEach(resource, missing, signal))]
        : data;
    };
    const rows = (await Promise.all(batches.map(readBatch))).flat();
    const rowsById = new Map(rows.map((row) => [String(row.id), row]));
    return uniqueIds.flatMap((id) => rowsById.get(id) ?? []);
  };

/** Returns the list that holds the records, without the selection that a declared list may have. */
const toListRequest = (
  dialect: Dialect,
  resource: Resource,
  call: ListCall,
  batch: readonly string[],
): ListRequest => ({
  resource: {
    ...resource,
    api: { ...resource.api, declared: { ...resource.api.declared, getList: undefined } },
  },
  call,
  path: call.path,
  params: {
    pagination: { page: 1, perPage: batch.length },
    filter: { conditions: [toCondition(resource, batch)] },
  },
  fixedParams: dialect.getList.query as ListRequest['fixedParams'],
});

const toCondition = ({ api, fields }: Resource, batch: readonly string[]): QueryCondition => {
  const [idName = 'id'] = api.id;
  const field = Object.values(fields).find(({ source }) => source === idName);
  return { field: field?.filterBy === idName ? field.name : idName, operator: 'in', value: batch };
};

/** Builds the query for a batch; undefined if the host cannot read one of these ids among others. */
function buildQuery(
  dialect: Dialect,
  resources: ResourceLookup,
  listRequest: ListRequest,
  batch: readonly string[],
): Pick<RequestInput, 'query' | 'headers'> | undefined {
  const { getMany } = dialect;
  const template = getMany === false ? null : getMany.query;
  try {
    if (template === null) {
      const { query, headers } = buildDialectListRequest(dialect, resources, listRequest);
      return { query, headers };
    }
    const { resource } = listRequest;
    const sized = fillTemplateWith(template, ({ name }) =>
      name === 'size' ? String(batch.length) : `{${name}}`,
    );
    const asFilter = { ...dialect, filter: { ...dialect.filter, several: sized, '=': sized } };
    const conditions = toHostConditions(asFilter, [toCondition(resource, batch)], resource, resources);
    const pairs = conditions.flatMap((condition) =>
      conditionPairs(asFilter, { ...condition, field: resource.api.id[0] ?? 'id', key: 'several' }),
    );
    return { query: encodeDialectQuery(dialect, [...toPairs(listRequest.fixedParams), ...pairs]) };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
