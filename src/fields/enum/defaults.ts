import type { AccessInput, Json } from '../../config/schema/common';

const query: Record<string, Json> = {};
const valueAccess: Record<string, AccessInput> = {};
const disabledValues: Record<string, string> = {};

/** Of every type with a fixed choice of values. */
export const common = { query, valueAccess, disabledValues };

export const defaults = { ...common, multiple: false };
