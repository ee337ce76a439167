import type { Json } from './schema/common';

/**
 * Templates of declarations: texts with `{name}`, where `name` is a path into a scope, and `{name?}` for what is left out
 * when it is empty. This is the only place that knows their syntax.
 */

/** A `{name}` of a template. */
export interface Placeholder {
  /** Path into the scope: `alias`, `form.email`, `$included.projects.0.id`. */
  name: string;
  /** `{name?}`: left out when empty. */
  optional: boolean;
}

const PLACEHOLDER_SYNTAX = /\{([^{}]+?)(\?)?\}/g;
const parsedTemplates = new Map<string, readonly (string | Placeholder)[]>();

/** The texts and the placeholders of a template, in its order. Templates are declared, so each is parsed once. */
function parseTemplate(template: string): readonly (string | Placeholder)[] {
  const cached = parsedTemplates.get(template);
  if (cached) return cached;
  const parts: (string | Placeholder)[] = [];
  let end = 0;
  for (const match of template.matchAll(PLACEHOLDER_SYNTAX)) {
    if (match.index > end) parts.push(template.slice(end, match.index));
    parts.push({ name: match[1] ?? '', optional: match[2] !== undefined });
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push(template.slice(end));
  parsedTemplates.set(template, parts);
  return parts;
}

/** The placeholders of a template. */
export const findPlaceholders = (template: string): Placeholder[] =>
  parseTemplate(template).filter((part) => typeof part !== 'string');

/** The placeholders of every text inside a JSON value. */
export function findPlaceholdersInJson(value: Json): Placeholder[] {
  if (typeof value === 'string') return findPlaceholders(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(findPlaceholdersInJson)
    : [];
}

/** The placeholder that is the whole template; undefined when there is text or another one beside it. */
export function getSolePlaceholder(template: string): Placeholder | undefined {
  const [part, ...otherParts] = parseTemplate(template);
  return otherParts.length === 0 && typeof part === 'object' ? part : undefined;
}

/** The template with each placeholder replaced by what `valueOf` answers. */
export const fillTemplateWith = (template: string, getValue: (placeholder: Placeholder) => string): string =>
  parseTemplate(template)
    .map((part) => (typeof part === 'string' ? part : getValue(part)))
    .join('');
