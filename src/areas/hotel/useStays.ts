import { useDataProvider } from 'ra-core';
import {
  ApiError,
  OTHER,
  readRows,
  rowsOf,
  type ConsoleDataProvider,
  type Members,
} from '../../../dataProvider';
import { listCheckIns } from '../../../dataProvider/contract/endpoints';
import { readPath } from '../../config/readPath';
import type { Resource } from '../../config/types';
import { useReading, type Reading } from '../../console/useRead';
import { readStay, type Stay } from './stays';

const SIZE = 100;
/** Pages: a host that counts wrong is not asked for ever. */
const MOST = 50;

/** Every stay of a hotel, page by page; a failure of any page is one of all. */
export function useAllStays(projectId: string, resource: Resource): Reading<readonly Stay[]> {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return useReading(
    [resource.name, 'all stays', projectId],
    async (signal) => {
      const rows: Members[] = [];
      for (let number = 1; ; number += 1) {
        const query = { page: { number, size: SIZE } };
        const { data } = await ask(listCheckIns, { path: { projectId }, query }, { signal });
        const found = rowsOf(data.body);
        rows.push(...found);
        const pages = readPath(data.body, 'meta.totalPages') ?? readPath(data.body, 'meta.total_pages');
        const isLast = typeof pages === 'number' ? number >= pages : found.length < SIZE;
        if (isLast || found.length === 0) return { data: { status: data.status, body: { data: rows } } };
        // A part of them would look like all that give way.
        if (number === MOST)
          throw new ApiError(OTHER, { message: 'Hay más estancias de las que se pueden leer.' });
      }
    },
    // What was read a moment ago may be what has just been taken.
    { parse: (body) => readRows(body, (row) => readStay(row, resource)), staleTime: 0, large: true },
  );
}
