import type { KnownNames } from '../config/check/knownNames';
import type { OptionsShape, Extension } from './types';

/** Identity of an extension. Pages have no id. */
export interface ExtensionRef {
  kind: Extension['kind'];
  id?: string;
}

/**
 * Returns the options shape of tabs and dialogs by their id. An extension and its shape are in the same folder, which is the
 * key of both maps. An extension without a shape takes no options.
 */
export function collectOptionShapes(
  extensionsByFolder: ReadonlyMap<string, ExtensionRef | readonly ExtensionRef[]>,
  shapes: ReadonlyMap<string, OptionsShape>,
): NonNullable<KnownNames['options']> {
  const options = { tab: new Map<string, OptionsShape>(), dialog: new Map<string, OptionsShape>() };
  for (const [folder, extensions] of extensionsByFolder)
    for (const extension of [extensions].flat())
      if (extension.id !== undefined && (extension.kind === 'tab' || extension.kind === 'dialog'))
        options[extension.kind].set(extension.id, shapes.get(folder) ?? {});
  return options;
}
