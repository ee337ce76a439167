import type { KnownNames } from '../config/check/crossCheck';
import type { FieldShapes } from '../config/check/parse';
import { iconNames } from '../ui/iconNames';
import type { Parts } from './PartsContext';

/** The names that declarations may use for what is code, from what was found of it. */
export const knownNamesOf = (fieldShapes: FieldShapes, parts: Parts): KnownNames => ({
  fieldShapes,
  tabs: [...parts.tabs.keys()],
  dialogs: [...parts.dialogs.keys()],
  previews: [...parts.previews.keys()],
  icons: iconNames,
});
