export const defaults = { secret: false };
