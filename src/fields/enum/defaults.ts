import type { AccessInput, Json } from '../../config/schema/common';

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
  loadError: 'choices_load_failed',
};

export const defaults = { ...commonDefaults, multiple: false };
