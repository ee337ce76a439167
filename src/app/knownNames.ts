import type { KnownNames } from '../config/check/crossCheck';
import { iconNames } from '../layout/iconNames';
import { dialogTypes } from '../dialogs/registry';
import { previewTypes } from '../previews/registry';
import { tabTypes } from '../tabs/registry';

/** The names that declarations may use for what is code. */
export const knownNames: KnownNames = {
  tabs: [...tabTypes.keys()],
  dialogs: [...dialogTypes.keys()],
  previews: [...previewTypes.keys()],
  icons: iconNames,
};
