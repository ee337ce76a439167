import type { KnownNames } from '../config/check/known';
import type { OptionsShape, Part } from './types';

/**
 * What tabs and dialogs in code take, by their id: parts and shapes stand in the same folder, which is the key of both maps.
 * A part without a shape takes no options.
 */
export function optionsOfParts(
  parts: ReadonlyMap<string, Part | readonly Part[]>,
  shapes: ReadonlyMap<string, OptionsShape>,
): NonNullable<KnownNames['options']> {
  const options = { tab: new Map<string, OptionsShape>(), dialog: new Map<string, OptionsShape>() };
  for (const [folder, found] of parts)
    for (const part of [found].flat())
      if (part.kind === 'tab' || part.kind === 'dialog')
        options[part.kind].set(part.id, shapes.get(folder) ?? {});
  return options;
}
