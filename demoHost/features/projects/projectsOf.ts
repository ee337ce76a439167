import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';
import { projectRef } from './view';

/** Returns references to the projects of rows, once each, in the order of the rows. */
export async function projectsOf(store: Store, rows: readonly { project_id: string | null }[]) {
  const ids = [...new Set(rows.map((row) => row.project_id))];
  const projects = await rowsById(store, 'projects', ids);
  return ids.flatMap((id) => projects.get(id ?? '') ?? []).map(projectRef);
}
