export const defaults = { min: 0, max: 100, decimals: 0, fraction: false };
