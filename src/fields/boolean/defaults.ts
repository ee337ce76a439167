export const defaults = { yes: 'yes', no: 'no' };
