import { findPlaceholders } from './template';

/** A brace of a template that belongs to no placeholder: the host would get it as text. */
export interface UnpairedBrace {
  /** Description of the problem, in English. */
  found: string;
  /** The template as it was probably meant; undefined if that is unclear. */
  meant: string | undefined;
}

/** Returns the unpaired brace of a template; undefined if each one has its pair, also in JSON text around placeholders. */
export function findUnpairedBrace(template: string): UnpairedBrace | undefined {
  const placeholders = findPlaceholders(template).map(
    ({ name, optional }) => `{${name}${optional ? '?' : ''}}`,
  );
  const literalText = placeholders.reduce((text, placeholder) => text.replace(placeholder, ''), template);
  let openCount = 0;
  for (const char of literalText) {
    if (char === '{') openCount += 1;
    if (char === '}') openCount -= 1;
    if (openCount < 0) return { found: `${JSON.stringify(template)} has a "}" too many`, meant: undefined };
  }
  if (openCount === 0) return undefined;
  const isAtEnd = /^[^{}]*\{[\w$.|]+\??$/.test(literalText);
  return { found: `${JSON.stringify(template)} lacks a "}"`, meant: isAtEnd ? `${template}}` : undefined };
}

/** Returns the problem of a text with a `%{name` that is not closed; undefined if each one is. */
export const findUnclosedTextName = (text: string): string | undefined =>
  /%\{[^}]*(?:%\{|$)/.test(text) ? `${JSON.stringify(text)} lacks a "}"` : undefined;
