import type { Json } from '../../src/config/schema/common';
import { isBlank } from '../../src/config/values/isEmpty';
import { readPath, readRawPath, splitPath } from '../../src/config/values/readPath';
import { fillTemplateWith, getSolePlaceholder } from '../../src/config/template';
import { isPlainObject } from '../../src/lib/json';

/** Values for templates: the record's members and, under their own names, `form`, `parent`, `$me`, `result` … */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * Fills a body template. A text that is only `{name}` becomes the typed value (empty → null), `{name?}` is omitted if empty,
 * and inside other text a placeholder becomes text. A name that is not in the scope is omitted too, never sent as null.
 * `{id|uid}`, alone, is the first of them that is not empty. `{ $each: 'rooms', as: … }` becomes a list, or entries of the
 * list around it: `as` for each entry of that scope list. The entry's members are in scope, the outer scope is `$outer`; a
 * plain entry is an `id`.
 */
export function fillTemplate(template: Json, scope: Scope): unknown {
  const result = fill(template, scope);
  return result === omitted ? null : result;
}

const omitted = Symbol('omitted');

function fill(template: Json, scope: Scope): unknown {
  if (typeof template === 'string') {
    const placeholder = getSolePlaceholder(template);
    if (!placeholder) return fillTextTemplate(template, scope);
    const names = placeholder.name.split('|');
    for (const name of names) {
      const value = readRawPath(scope, name);
      if (!isBlank(value)) return value;
    }
    const isDefined = names.some((name) => Object.hasOwn(scope, splitPath(name)[0] ?? name));
    return placeholder.optional || !isDefined ? omitted : null;
  }
  if (Array.isArray(template))
    return template
      .flatMap((item) => (isEach(item) ? (fillEach(item, scope) ?? []) : [fill(item, scope)]))
      .filter((item) => item !== omitted);
  if (isEach(template)) return fillEach(template, scope) ?? omitted;
  if (template !== null && typeof template === 'object') {
    const entries = Object.entries(template).map(([key, value]) => [key, fill(value, scope)] as const);
    const remaining = entries.filter(([, value]) => value !== omitted);
    // An object with only omitted values is omitted too.
    if (entries.length > 0 && remaining.length === 0) return omitted;
    return Object.fromEntries(remaining);
  }
  return template;
}

/** A template for each entry of a scope list. */
interface EachTemplate {
  $each: string;
  as: Json;
}

const isEach = (template: Json): template is Json & EachTemplate =>
  isPlainObject(template) && '$each' in template;

/** Fills the template for each entry; undefined if the scope has no such list, so the member is omitted. */
function fillEach({ $each, as }: EachTemplate, scope: Scope): unknown[] | undefined {
  const entries = readPath(scope, $each);
  if (!Array.isArray(entries)) return undefined;
  return entries
    .map((entry: unknown) => (isIdValue(entry) ? { id: entry } : entry))
    .filter(isPlainObject)
    .map((entry) => fill(as, { ...entry, $outer: scope }))
    .filter((item) => item !== omitted);
}

/** True for a plain id: hosts also write lists of records as ids only. */
const isIdValue = (entry: unknown): boolean =>
  (typeof entry === 'string' && entry !== '') || typeof entry === 'number';

/** Fills the placeholders of a text with the values as text; missing ones become ''. */
export function fillTextTemplate(template: string, scope: Scope): string {
  return fillTemplateWith(template, ({ name }) => {
    const value = readPath(scope, name);
    return value === null || value === undefined ? '' : String(value);
  });
}
