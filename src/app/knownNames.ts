import type { KnownNames } from '../config/check/crossCheck';
import { iconNames } from '../ui/iconNames';
import { fieldShapes } from '../fields/schemas';
import { parts } from './parts';

/** The names that declarations may use for what is code. */
export const knownNames: KnownNames = {
  fieldShapes,
  tabs: [...parts.tabs.keys()],
  dialogs: [...parts.dialogs.keys()],
  previews: [...parts.previews.keys()],
  icons: iconNames,
};
