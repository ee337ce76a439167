import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { importWithRetry } from './importWithRetry';

/** A component whose code is loaded when it is drawn, or ahead of that. */
export interface PreloadableComponent<Props> {
  /** Waits until its code is there; drawn at once where it is there already, for which `lazy` alone would show a skeleton first. */
  Component: ComponentType<Props>;
  /** Loads the code ahead, and settles with it; where that fails, it settles too, and drawing it tries again. */
  preload: () => Promise<void>;
}

/**
 * Makes one of an import; a failed load reaches the error boundary as NewVersionError.
 *
 * @param meanwhile Stands in its place while it waits. Without it the component suspends: then React holds what has come back
 *   until 300 ms after the skeleton.
 */
export function lazyWithPreload<Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<{ default: ComponentType<Props> }> => {
    const loadedModule = await importWithRetry(loader);
    loaded = loadedModule.default;
    return loadedModule;
  };
  const LazyComponent = lazy(load) as ComponentType<Props>;
  function Component(props: Props) {
    // Kept: another component in its place would lose what stands in it.
    const [ResolvedComponent] = useState(() => loaded ?? LazyComponent);
    return <ResolvedComponent {...props} />;
  }
  function ComponentWithFallback(props: Props) {
    const [ResolvedComponent, setResolvedComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (ResolvedComponent) return undefined;
      let isUnmounted = false;
      load().then(
        (loadedModule) => isUnmounted || setResolvedComponent(() => loadedModule.default),
        (error: unknown) => isUnmounted || setFailure({ error }),
      );
      return () => void (isUnmounted = true);
    }, [ResolvedComponent]);
    if (failure) throw failure.error;
    return ResolvedComponent ? <ResolvedComponent {...props} /> : fallback;
  }
  const preload = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return { Component: fallback === undefined ? Component : ComponentWithFallback, preload };
}
