import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../ui/feedback/Boundary';
import { createErrorFallback } from '../ui/feedback/errorFallback';
import { ErrorState } from '../ui/feedback/states';
import { useExtensionComponents } from './ExtensionsContext';
import type { ExtensionPropsByKind } from './types';

interface ExtensionSlotProps<Kind extends keyof ExtensionPropsByKind> {
  kind: Kind;
  /** Id of the extension, as the declaration names it. */
  id: string;
  /** Props of the extension. */
  extensionProps: ExtensionPropsByKind[Kind];
  /** Message shown if no extension has this id; null to show nothing. */
  missingMessage: { title: string; text: string } | null;
  /** Message shown if the extension throws. */
  errorText: string;
  /** Wrapper around the extension or the message. Default none. */
  wrap?: (content: ReactNode) => ReactNode;
  /** Content shown while the extension loads. Default none. */
  fallback?: ReactNode;
}

/** Renders an extension where a declaration names it. A missing or throwing extension does not break the page. */
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
