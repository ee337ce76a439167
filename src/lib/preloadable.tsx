import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { importOrNewVersion } from './retryImport';

/** A component whose code is loaded when it is drawn, or ahead of that. */
export interface Preloadable<Props> {
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
export function preloadable<Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<{ default: ComponentType<Props> }> => {
    const found = await importOrNewVersion(loader);
    loaded = found.default;
    return found;
  };
  const Later = lazy(load) as ComponentType<Props>;
  function Component(props: Props) {
    // Kept: another component in its place would lose what stands in it.
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  }
  function Awaited(props: Props) {
    const [Drawn, setDrawn] = useState(() => loaded);
    const [failed, setFailed] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Drawn) return undefined;
      let isGone = false;
      load().then(
        (found) => isGone || setDrawn(() => found.default),
        (error: unknown) => isGone || setFailed({ error }),
      );
      return () => void (isGone = true);
    }, [Drawn]);
    if (failed) throw failed.error;
    return Drawn ? <Drawn {...props} /> : meanwhile;
  }
  const preload = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return { Component: meanwhile === undefined ? Component : Awaited, preload };
}
