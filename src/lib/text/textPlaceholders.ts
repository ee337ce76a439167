/** Placeholder `%{name}` of a display text; in `%{name|other}` the first one with a value is used. */
export const TEXT_PLACEHOLDER = /%\{([\w.$-]+(?:\|[\w.$-]+)*)\}/g;

/** Returns the names in the `%{name}` placeholders of a display text. */
export const findTextPlaceholders = (text: string): string[] =>
  [...text.matchAll(TEXT_PLACEHOLDER)].flatMap(([, name = '']) => name.split('|'));
