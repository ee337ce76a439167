const drawing: 'home' | 'building' | { icon: string } | { initial: string } = 'home';

/** Kind of the drawing, and the members of a home that it shows. */
export const defaults = { drawing, home: 'apartment', lit: 'is_occupied' };
