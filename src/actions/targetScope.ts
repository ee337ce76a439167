import { recordScope, type Scope } from '../../dataProvider';
import type { ActionTarget } from './actionTarget';

/** What conditions, texts and templates of an action find: members of the record, `parent`, `selection`, `$me`, `$ids`. */
export function buildTargetScope(
  { resource, record, selection, parent }: Omit<ActionTarget, 'scope' | 'pageRecordTitle'>,
  scopeGlobals: { $me: unknown; $ids: unknown },
): Scope {
  return {
    ...(record ? recordScope(resource, record) : {}),
    parent,
    ...scopeGlobals,
    ...(selection
      ? { selection, selectedIds: selection.map(({ id }) => id), selectedCount: selection.length }
      : {}),
  };
}
