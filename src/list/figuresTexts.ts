/** Texts of a list's figures. They load with them. */
export const figuresTexts = { figures: 'Cifras' } as const;
