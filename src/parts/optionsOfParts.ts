import type { KnownNames } from '../config/check/known';
import type { OptionsShape, Part } from './types';

/** Of a part, what tells it apart: pages have no id. */
export interface NamedPart {
  kind: Part['kind'];
  id?: string;
}

/**
 * What tabs and dialogs in code take, by their id: parts and shapes stand in the same folder, which is the key of both maps.
 * A part without a shape takes no options.
 */
export function optionsOfParts(
  parts: ReadonlyMap<string, NamedPart | readonly NamedPart[]>,
  shapes: ReadonlyMap<string, OptionsShape>,
): NonNullable<KnownNames['options']> {
  const options = { tab: new Map<string, OptionsShape>(), dialog: new Map<string, OptionsShape>() };
  for (const [folder, found] of parts)
    for (const part of [found].flat())
      if (part.id !== undefined && (part.kind === 'tab' || part.kind === 'dialog'))
        options[part.kind].set(part.id, shapes.get(folder) ?? {});
  return options;
}
