import { Suspense } from 'react';
import { operations } from '../../operations/operations';
import type { Operation } from '../../operations/operation';
import { useCodedParts } from '../../parts/PartsContext';
import { Boundary } from '../../ui/Boundary';

/** Asks the host how an operation stands, where a part knows how; draws nothing, and what fails in it is left alone. */
export function Follower({ operation }: { operation: Operation }) {
  const { kind, id, state } = operation;
  const Coded = useCodedParts().follower(kind)?.Component;
  const report = operations.handle(id);
  if (!Coded || !report || (state !== 'running' && state !== 'unknown')) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <Coded operation={operation} report={report} />
      </Suspense>
    </Boundary>
  );
}
