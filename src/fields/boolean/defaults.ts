export const defaults = { trueLabel: 'yes', falseLabel: 'no' };
