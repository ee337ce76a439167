export const defaults = { endOfDay: false, future: false };
