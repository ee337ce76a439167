export const defaults = { entry: 'elemento' };
