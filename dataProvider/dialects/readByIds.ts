import type { Identifier, RaRecord } from 'ra-core';
import type { Dialect, Resource } from '../../src/config/types';
import type { RequestFunction } from '../http/request';
import type { ListRequest } from '../jsonApi/wireFormat';
import { encodeQuery, fillMultiValueTemplate, type QueryPair } from './queryTemplate';
import { parseDialectList } from './parseDialectResponse';

/** Reads records by their ids, in batches of the host's maximum; missing records are left out. */
export const createReadByIds =
  (dialect: Dialect, request: RequestFunction) =>
  async (resource: Resource, ids: readonly Identifier[], signal?: AbortSignal): Promise<RaRecord[]> => {
    const { getMany, page } = dialect;
    const { getList: call, id: names, host } = resource.api;
    if (getMany === false || !call) return [];
    const uniqueIds = [...new Set(ids.map(String))].filter((id) => id !== '');
    const size = Math.min(getMany.maxIds, (page ? page.maxSize : null) ?? getMany.maxIds);
    const batches = Array.from({ length: Math.ceil(uniqueIds.length / size) }, (_, index) =>
      uniqueIds.slice(index * size, (index + 1) * size),
    );
    const pages = await Promise.all(
      batches.map(async (batch) => {
        const params: ListRequest['params'] = { pagination: { page: 1, perPage: batch.length } };
        const response = await request({
          path: call.path,
          query: encodeQuery([
            ...fixedPairs(dialect.getList.query),
            ...fillMultiValueTemplate(getMany.query, batch, { field: names[0] ?? 'id', size: batch.length }),
          ]),
          version: call.apiVersion,
          timeout: call.timeout,
          host,
          signal,
        });
        return parseDialectList(dialect, response, {
          resource,
          call,
          path: call.path,
          params,
          fixedParams: {},
        }).data;
      }),
    );
    const rowsById = new Map(pages.flat().map((row) => [String(row.id), row]));
    return uniqueIds.flatMap((id) => rowsById.get(id) ?? []);
  };

const fixedPairs = (query: Readonly<Record<string, unknown>>): QueryPair[] =>
  Object.entries(query).map(([name, value]): QueryPair => [name, String(value)]);
