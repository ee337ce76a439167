/** Fills the `%{name}` placeholders of a text that is used without react-admin's translation. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** The names of a text's `%{name}` placeholders; those of all its plural forms. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/%\{([\w.$-]+)\}/g)].map(([, name]) => name ?? '');
