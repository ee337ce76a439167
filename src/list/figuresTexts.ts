/** Texts of the figures of a list, which load with them. */
export const figuresTexts = { figures: 'Cifras' } as const;
