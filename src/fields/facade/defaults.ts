/** Members of a home that its drawing shows. */
export const defaults = { home: 'apartment', lit: 'is_occupied' };
