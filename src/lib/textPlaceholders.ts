const syntax = /%\{([\w.$-]+)\}/g;

/** The names of the `%{name}` of a text for people. */
export const namesInText = (text: string): string[] =>
  [...text.matchAll(syntax)].map(([, name]) => name ?? '');

/** A text with its `%{name}` replaced; those that `values` does not hold stay. */
export const fillNames = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(syntax, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
