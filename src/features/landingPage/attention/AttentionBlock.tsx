import { Suspense, useId } from 'react';
import { normaliseAccess } from '../../config/normalise/access';
import type { LandingAttention } from '../../config/schema/runtime/landingPage';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { AttentionGroup } from './AttentionGroup';
import { AttentionSection } from './AttentionSection';
import { ApiAttentionItems, ListAttentionItems } from './attentionItems';

interface AttentionBlockProps {
  title: string;
  attention: readonly LandingAttention[];
}

/** Groups of items that need attention. Each has its own query and error; groups that the user cannot access are hidden. */
export function AttentionBlock({ title, attention }: AttentionBlockProps) {
  const id = useId();
  const { resourceIndex } = useDeclarations();
  const canAccess = useCanAccess();
  const canList = (name: string): boolean => {
    for (const summary of resourceIndex) if (summary.name === name) return canAccess(summary.access.list);
    return false;
  };
  const accessibleGroups = attention.filter(
    ({ access, resource }) =>
      canAccess(normaliseAccess(access)) && (resource === undefined || canList(resource)),
  );
  if (accessibleGroups.length === 0) return null;
  return (
    <section className="card attention" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="attention-groups">
        {accessibleGroups.map((group, index) => (
          <Suspense key={index} fallback={<AttentionSection group={group} />}>
            {group.path === undefined ? (
              <ListAttentionItems group={group}>
                {(groupQuery) => <AttentionGroup group={group} query={groupQuery} />}
              </ListAttentionItems>
            ) : (
              <ApiAttentionItems group={group}>
                {(groupQuery) => <AttentionGroup group={group} query={groupQuery} />}
              </ApiAttentionItems>
            )}
          </Suspense>
        ))}
      </div>
    </section>
  );
}
