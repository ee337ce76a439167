import type { Identifier, RaRecord } from 'ra-core';
import type { Dialect, Resource } from '../../src/config/types';
import type { Request } from '../request';
import type { ListAsk } from '../speech';
import { encoded, severalOf, type Pair } from './query';
import { readList } from './readAnswer';

/** Reads records by their ids, as many at once as the host takes; those that are not there are left out. */
export const readMany =
  (dialect: Dialect, request: Request) =>
  async (resource: Resource, ids: readonly Identifier[], signal?: AbortSignal): Promise<RaRecord[]> => {
    const { many, page } = dialect;
    const { list: call, id: names, host } = resource.api;
    if (many === false || !call) return [];
    const wanted = [...new Set(ids.map(String))].filter((id) => id !== '');
    const size = Math.min(many.most, (page ? page.most : null) ?? many.most);
    const parts = Array.from({ length: Math.ceil(wanted.length / size) }, (_, at) =>
      wanted.slice(at * size, (at + 1) * size),
    );
    const answers = await Promise.all(
      parts.map(async (part) => {
        const params: ListAsk['params'] = { pagination: { page: 1, perPage: part.length } };
        const answer = await request({
          path: call.path,
          query: encoded([
            ...fixedPairs(dialect.list.query),
            ...severalOf(many.query, part, { field: names[0] ?? 'id', size: part.length }),
          ]),
          version: call.version,
          timeout: call.timeout,
          host,
          signal,
        });
        return readList(dialect, answer, { resource, call, path: call.path, params, fixed: {} }).data;
      }),
    );
    const rows = new Map(answers.flat().map((row) => [String(row.id), row]));
    return wanted.flatMap((id) => rows.get(id) ?? []);
  };

const fixedPairs = (query: Readonly<Record<string, unknown>>): Pair[] =>
  Object.entries(query).map(([name, value]): Pair => [name, String(value)]);
