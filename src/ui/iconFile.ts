/** The file below `/icons/` that holds an icon: those whose names begin alike share one. */
export const fileOf = (name: string): string => `${name.slice(0, 2)}.json`;
