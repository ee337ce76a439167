import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../ui/feedback/Boundary';
import { createErrorFallback } from '../ui/feedback/errorFallback';
import { ErrorState } from '../ui/feedback/states';
import { useExtensionComponents } from './ExtensionsContext';
import type { ExtensionPropsByKind } from './types';

interface ExtensionSlotProps<Kind extends keyof ExtensionPropsByKind> {
  kind: Kind;
  /** As a declaration names it. */
  id: string;
  /** What the part gets. */
  extensionProps: ExtensionPropsByKind[Kind];
  /** What is said where nobody wrote the part; null for nothing. */
  missingMessage: { title: string; text: string } | null;
  /** What is said where the part throws. */
  errorText: string;
  /** What stands around either. Default nothing. */
  wrap?: (content: ReactNode) => ReactNode;
  /** What stands there while the part loads. Default nothing. */
  fallback?: ReactNode;
}

/** A part written in code, in the place that a declaration gives it; where it is missing or throws, the page lives on. */
export function ExtensionSlot<Kind extends keyof ExtensionPropsByKind>({
  kind,
  id,
  extensionProps,
  missingMessage,
  errorText,
  wrap = (content) => content,
  fallback = null,
}: ExtensionSlotProps<Kind>) {
  const Extension = useExtensionComponents()[kind](id)?.Component;
  if (!Extension) return missingMessage && wrap(<ErrorState {...missingMessage} />);
  return (
    <Boundary fallback={(error, retry) => wrap(createErrorFallback(errorText)(error, retry))}>
      <Suspense fallback={fallback}>
        <Extension {...extensionProps} />
      </Suspense>
    </Boundary>
  );
}
