export const defaults = { endOfDay: false };
