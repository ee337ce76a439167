import { useEffect, useState } from 'react';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { VisibleExtensions } from '../overlay/hiddenConfig';
import type { RuntimeState } from './addRuntimeDeclarations';
import type { DeclarationRegistry } from './declarationRegistry';

/** Adds the runtime declarations to the registry as they arrive; their code loads only if there are any. */
export function useRuntimeDeclarations(
  config: Pick<RuntimeConfig, 'resources' | 'hosts' | 'dialects' | 'hide'>,
  registry: DeclarationRegistry,
  { extensions: { pages }, problems: configProblems }: VisibleExtensions,
): RuntimeState {
  const { resources, hosts, dialects, hide } = config;
  const [state, setState] = useState<RuntimeState>({ problems: configProblems, pendingUrls: resources });
  useEffect(() => {
    if (resources.length === 0) return undefined;
    let isUnmounted = false;
    void import('./addRuntimeDeclarations')
      .then(({ addRuntimeDeclarations }) =>
        addRuntimeDeclarations({ resources, hosts, dialects, hide }, registry, pages, {
          isCancelled: () => isUnmounted,
          onProgress: ({ problems, ...change }) =>
            setState((previous) => ({
              ...previous,
              ...change,
              ...(problems && { problems: [...configProblems, ...problems] }),
            })),
        }),
      )
      .catch((error: unknown) => {
        console.error(error);
        if (!isUnmounted) setState((previous) => ({ ...previous, pendingUrls: [] }));
      });
    return () => {
      isUnmounted = true;
    };
  }, [resources, hosts, dialects, hide, registry, pages, configProblems]);
  return state;
}
