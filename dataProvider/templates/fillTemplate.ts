import type { Json } from '../../src/config/schema/common';
import { isBlank } from '../../src/config/values/isEmpty';
import { readPath } from '../../src/config/values/readPath';
import { fillTemplateWith, getSolePlaceholder } from '../../src/config/template';
import { isPlainObject } from '../../src/lib/json';

/** What a template may name: the record itself and, under their own names, `form`, `parent`, `me`, `result` … */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * Fills a body template. A text that is only `{name}` becomes the typed value (empty → null), `{name?}` is left out
 * when empty, and inside other text a placeholder becomes text. A name that the scope does not have at all is left out,
 * too: it is never sent as null. `{id|uid}`, alone, is the first of them that is not empty. `{ $each: 'rooms', as: … }` stands for a list, or among the entries of one: `as` for each
 * entry of that list of the scope, whose names it then has, those around it under `$outer`; a plain entry is an `id`.
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
      const value = readPath(scope, name);
      if (!isBlank(value)) return value;
    }
    const isDefined = names.some((name) => Object.hasOwn(scope, name.split('.')[0] ?? name));
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
    // A branch that held only left-out values is left out with them.
    if (entries.length > 0 && remaining.length === 0) return omitted;
    return Object.fromEntries(remaining);
  }
  return template;
}

/** A list of the scope, written entry by entry. */
interface EachTemplate {
  $each: string;
  as: Json;
}

const isEach = (template: Json): template is Json & EachTemplate =>
  isPlainObject(template) && '$each' in template;

/** What is written of each entry; undefined where the scope has no such list, so that nothing is said of it. */
function fillEach({ $each, as }: EachTemplate, scope: Scope): unknown[] | undefined {
  const entries = readPath(scope, $each);
  if (!Array.isArray(entries)) return undefined;
  return entries
    .map((entry: unknown) => (isIdValue(entry) ? { id: entry } : entry))
    .filter(isPlainObject)
    .map((entry) => fill(as, { ...entry, $outer: scope }))
    .filter((item) => item !== omitted);
}

/** Hosts write a list of records also as their ids alone. */
const isIdValue = (entry: unknown): boolean =>
  (typeof entry === 'string' && entry !== '') || typeof entry === 'number';

/** Fills the placeholders of a text with the values as text; missing ones become ''. */
export function fillTextTemplate(template: string, scope: Scope): string {
  return fillTemplateWith(template, ({ name }) => {
    const value = readPath(scope, name);
    return value === null || value === undefined ? '' : String(value);
  });
}
