import { recordScope, type Scope } from '../../dataProvider';
import type { ActionTarget } from '../writes/target';

/** What conditions, texts and templates of an action find: members of the record, `parent`, `selection`, `$me`, `$ids`. */
export function targetScope(
  { resource, record, selection, parent }: Omit<ActionTarget, 'scope' | 'above'>,
  words: { $me: unknown; $ids: unknown },
): Scope {
  return {
    ...(record ? recordScope(resource, record) : {}),
    parent,
    ...words,
    ...(selection
      ? { selection, selectedIds: selection.map(({ id }) => id), selectedCount: selection.length }
      : {}),
  };
}
