import { recordScope, type Scope } from '../../dataProvider';
import type { ActionTarget } from './actionTarget';

/**
 * Builds the scope for an action's conditions, texts and templates: record members, `parent`, `selection`, `$me`, `$ids`.
 */
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
