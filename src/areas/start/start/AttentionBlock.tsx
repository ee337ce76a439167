import { Suspense, useId } from 'react';
import { normaliseAccess } from '../../../config/normalise/access';
import type { StartAttention } from '../../../config/schema/startPage';
import { useDeclarations } from '../../../console/hooks';
import { useMay } from '../../../session/useMay';
import { AttentionGroup } from './AttentionGroup';
import { AttentionFrame } from './AttentionFrame';
import { AskedRows, ListedRows } from './attentionRows';

interface AttentionBlockProps {
  title: string;
  attention: readonly StartAttention[];
}

/** What waits for somebody, a group each: read by itself, failed by itself; what the viewer may not see is not there. */
export function AttentionBlock({ title, attention }: AttentionBlockProps) {
  const id = useId();
  const { faces } = useDeclarations();
  const may = useMay();
  const mayList = (name: string): boolean => {
    for (const face of faces) if (face.name === name) return may(face.access.list);
    return false;
  };
  const shown = attention.filter(
    ({ access, resource }) => may(normaliseAccess(access)) && (resource === undefined || mayList(resource)),
  );
  if (shown.length === 0) return null;
  return (
    <section className="card attention" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="attention-groups">
        {shown.map((one, at) => (
          <Suspense key={at} fallback={<AttentionFrame one={one} />}>
            {one.path === undefined ? (
              <ListedRows one={one}>{(reading) => <AttentionGroup one={one} reading={reading} />}</ListedRows>
            ) : (
              <AskedRows one={one}>{(reading) => <AttentionGroup one={one} reading={reading} />}</AskedRows>
            )}
          </Suspense>
        ))}
      </div>
    </section>
  );
}
