import { Suspense, useId } from 'react';
import { normaliseAccess } from '../../../config/normalise/access';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { useDeclarations } from '../../../queries/console/consoleHooks';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { AttentionGroup } from './AttentionGroup';
import { AttentionSection } from './AttentionSection';
import { ApiAttentionItems, ListAttentionItems } from './attentionItems';

interface AttentionBlockProps {
  title: string;
  /** Index of the block in the page. */
  index: number;
  attention: readonly LandingAttention[];
}

/** Groups of items that need attention. Each has its own query and error; groups that the user cannot access are hidden. */
export function AttentionBlock({ title, index: blockIndex, attention }: AttentionBlockProps) {
  const id = useId();
  const { resourceIndex } = useDeclarations();
  const canAccess = useCanAccess();
  const canList = (name: string): boolean => {
    for (const summary of resourceIndex) if (summary.name === name) return canAccess(summary.access.list);
    return false;
  };
  const accessibleGroups = attention
    .map((group, index) => ({ group, groupId: `${blockIndex}-${index}` }))
    .filter(
      ({ group: { access, resource } }) =>
        canAccess(normaliseAccess(access)) && (resource === undefined || canList(resource)),
    );
  if (accessibleGroups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      {/* The title of the page is above the first block, and each group has its own. */}
      <h2 id={id} className={blockIndex === 0 ? 'visually-hidden' : 'block-title'}>
        {title}
      </h2>
      <div className="attention-groups">
        {accessibleGroups.map(({ group, groupId }) => (
          <Suspense key={groupId} fallback={<AttentionSection group={group} />}>
            {group.path === undefined ? (
              <ListAttentionItems group={group}>
                {(groupQuery) => <AttentionGroup group={group} groupId={groupId} query={groupQuery} />}
              </ListAttentionItems>
            ) : (
              <ApiAttentionItems group={group}>
                {(groupQuery) => <AttentionGroup group={group} groupId={groupId} query={groupQuery} />}
              </ApiAttentionItems>
            )}
          </Suspense>
        ))}
      </div>
    </section>
  );
}
