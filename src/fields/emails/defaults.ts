export const defaults: { as: 'text' | 'tags' } = { as: 'text' };
