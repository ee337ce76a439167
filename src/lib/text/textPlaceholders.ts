/** A `%{name}` of a text for people; of `%{name|other}` the first that is there counts. */
export const TEXT_PLACEHOLDER = /%\{([\w.$-]+(?:\|[\w.$-]+)*)\}/g;

/** The names of the `%{name}` of a text for people. */
export const findTextPlaceholders = (text: string): string[] =>
  [...text.matchAll(TEXT_PLACEHOLDER)].flatMap(([, name = '']) => name.split('|'));
