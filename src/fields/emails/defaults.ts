export const defaults: { presentation: 'text' | 'tags' } = { presentation: 'text' };
