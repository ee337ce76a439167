export const defaults = { secret: false, upperCase: false, scan: false, counter: false, draftable: true };
