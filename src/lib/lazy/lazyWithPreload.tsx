import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { importWithRetry } from './importWithRetry';

/** A component whose code is loaded on first render, or preloaded. */
export interface PreloadableComponent<Props> {
  /**
   * Waits until its code has loaded; renders immediately if it already has, where `lazy` alone would show a skeleton first.
   */
  Component: ComponentType<Props>;
  /** Preloads the code. The promise also resolves if loading fails; rendering then tries again. */
  preload: () => Promise<void>;
}

/**
 * Creates a preloadable component from an import; the error boundary receives a failed load as NewVersionError.
 *
 * @param fallback Shown while the code loads. Without it the component suspends: then React delays the loaded content until
 * 300 ms after it showed the skeleton.
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
    // State, because swapping the component would unmount it and lose its state.
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
