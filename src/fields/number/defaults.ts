export const defaults = { bytes: false };
