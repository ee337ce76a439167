import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../ui/Boundary';
import { brokenPart } from '../ui/brokenPart';
import { ErrorState } from '../ui/states';
import { useCodedParts } from './PartsContext';
import type { PartProps } from './types';

interface CodedPartProps<Kind extends keyof PartProps> {
  kind: Kind;
  /** As a declaration names it. */
  id: string;
  /** What the part gets. */
  given: PartProps[Kind];
  /** What is said where nobody wrote the part; null for nothing. */
  missing: { title: string; text: string } | null;
  /** What is said where the part throws. */
  broken: string;
  /** What stands around either. Default nothing. */
  frame?: (panel: ReactNode) => ReactNode;
  /** What stands there while the part loads. Default nothing. */
  loading?: ReactNode;
}

/** A part written in code, in the place that a declaration gives it; where it is missing or throws, the page lives on. */
export function CodedPart<Kind extends keyof PartProps>({
  kind,
  id,
  given,
  missing,
  broken,
  frame = (panel) => panel,
  loading = null,
}: CodedPartProps<Kind>) {
  const Coded = useCodedParts()[kind](id)?.Component;
  if (!Coded) return missing && frame(<ErrorState {...missing} />);
  return (
    <Boundary fallback={(error, retry) => frame(brokenPart(broken)(error, retry))}>
      <Suspense fallback={loading}>
        <Coded {...given} />
      </Suspense>
    </Boundary>
  );
}
