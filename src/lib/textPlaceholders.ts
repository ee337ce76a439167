/** A `%{name}` of a text for people. */
export const PLACEHOLDER = /%\{([\w.$-]+)\}/g;

/** The names of the `%{name}` of a text for people. */
export const namesInText = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
