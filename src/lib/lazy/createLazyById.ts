import type { ComponentType } from 'react';
import { lazyWithPreload, type PreloadableComponent } from './lazyWithPreload';

/** A part written in code that a declaration names. */
interface LoadableExtension<Props> {
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/** Each id's component, made once, so that drawing it again keeps what it holds; undefined for an unknown id. */
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
