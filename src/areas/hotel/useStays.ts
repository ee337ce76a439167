import { useDataProvider } from '../../console/useDataProvider';
import { ApiError, OTHER, readRows } from '../../../dataProvider';
import { listCheckIns } from '../../../dataProvider/contract/endpoints';
import type { Resource } from '../../config/types';
import { readAll } from '../../console/readAll';
import { useReading, type Reading } from '../../console/useRead';
import { readStay, type Stay } from './stays';

const SIZE = 100;
/** Pages: a host that counts wrong is not asked for ever. */
const MOST = 50;

/** Every stay of a hotel, page by page; a failure of any page is one of all. */
export function useAllStays(projectId: string, resource: Resource): Reading<readonly Stay[]> {
  const { ask } = useDataProvider();
  return useReading(
    [resource.name, 'all stays', projectId],
    async (signal) => {
      const { rows, isAll } = await readAll(
        (query) => ask(listCheckIns, { path: { projectId }, query }, { signal }),
        { size: SIZE, most: MOST },
      );
      // A part of them would look like all that give way.
      if (!isAll) throw new ApiError(OTHER, { message: 'Hay más estancias de las que se pueden leer.' });
      return { data: { status: 200, body: { data: rows } } };
    },
    // What was read a moment ago may be what has just been taken.
    { parse: (body) => readRows(body, (row) => readStay(row, resource)), staleTime: 0, large: true },
  );
}
