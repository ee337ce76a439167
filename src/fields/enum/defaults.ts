import type { AccessInput, Json } from '../../config/schema/common';
import { fieldTexts } from '../core/texts';

const query: Record<string, Json> = {};
const valueAccess: Record<string, AccessInput> = {};
const disabledValues: Record<string, string> = {};

/** Defaults of all types with a fixed set of values. */
export const commonDefaults = {
  query,
  valueAccess,
  disabledValues,
  paged: false,
  exposeRecord: false,
  loadError: fieldTexts.choicesLoadFailed as string,
};

export const defaults = { ...commonDefaults, multiple: false };
