import { lazy, type ComponentType } from 'react';
import { importOrNewVersion } from './retryImport';

/** A part written in code that a declaration names. */
interface CodedPart<Props> {
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/** The lazy component of each id, made once, so that drawing it again keeps what it holds; undefined for an unknown id. */
export function lazyById<Props>(
  parts: ReadonlyMap<string, CodedPart<Props>>,
): (id: string) => ComponentType<Props> | undefined {
  const made = new Map<string, ComponentType<Props>>();
  return (id) => {
    const part = parts.get(id);
    if (!part) return undefined;
    const known = made.get(id) ?? (lazy(() => importOrNewVersion(part.loader)) as ComponentType<Props>);
    made.set(id, known);
    return known;
  };
}
