import { fillTextTemplate } from '../../../../dataProvider';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import type { AttentionItem } from '../attention/attention';
import type { GroupChanges } from './ChangesContext';
import type { ChangeKind } from './changeText';

/** Returns the items of a change. Only the id is known of those that are gone. */
export function getChangedItems(
  changes: GroupChanges,
  kind: ChangeKind,
  items: readonly AttentionItem[],
  { name = '', to = '', changes: { id: idField = 'id' } = changes.texts }: LandingAttention,
): readonly AttentionItem[] {
  if (kind === 'appeared') {
    const ids = new Set(changes.appeared);
    return items.filter(({ id }) => id !== undefined && ids.has(id));
  }
  return changes.gone.map((id) => ({
    id,
    name: fillTextTemplate(name, { [idField]: id }) || id,
    below: '',
    to: fillConsolePath(to, { [idField]: id }),
    since: undefined,
    groupId: undefined,
  }));
}
