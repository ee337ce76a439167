import type { ComponentType } from 'react';
import { lazyWithPreload, type PreloadableComponent } from './lazyWithPreload';

/** An extension that a declaration names. */
interface LoadableExtension<Props> {
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * Returns a function from id to component. Each component is created once, so it keeps its state across renders; undefined
 * for an unknown id.
 */
export function createLazyById<Props extends object>(
  extensions: ReadonlyMap<string, LoadableExtension<Props>>,
): (id: string) => PreloadableComponent<Props> | undefined {
  const components = new Map<string, PreloadableComponent<Props>>();
  return (id) => {
    const extension = extensions.get(id);
    if (!extension) return undefined;
    const component = components.get(id) ?? lazyWithPreload(extension.loader);
    components.set(id, component);
    return component;
  };
}
