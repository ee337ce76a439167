/** A `%{name}` of a text for people; of `%{name|other}` the first that is there counts. */
export const PLACEHOLDER = /%\{([\w.$-]+(?:\|[\w.$-]+)*)\}/g;

/** The names of the `%{name}` of a text for people. */
export const namesInText = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => name.split('|'));
