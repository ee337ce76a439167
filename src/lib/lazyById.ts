import type { ComponentType } from 'react';
import { preloadable, type Preloadable } from './preloadable';

/** A part written in code that a declaration names. */
interface CodedPart<Props> {
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/** Each id's component, made once, so that drawing it again keeps what it holds; undefined for an unknown id. */
export function lazyById<Props extends object>(
  parts: ReadonlyMap<string, CodedPart<Props>>,
): (id: string) => Preloadable<Props> | undefined {
  const made = new Map<string, Preloadable<Props>>();
  return (id) => {
    const part = parts.get(id);
    if (!part) return undefined;
    const known = made.get(id) ?? preloadable(part.loader);
    made.set(id, known);
    return known;
  };
}
