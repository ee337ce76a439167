import { fillTemplateWith, findPlaceholders, getSolePlaceholder } from '../../src/config/template';
import type { Json } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { unsupportedError } from './refusal';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** Values of placeholders, with their types. */
export type JsonValues = Readonly<Record<string, Json | undefined>>;

/**
 * Fills a template of texts or JSON, in values and in names of members. A text that is only `{name}` becomes the typed value. A
 * part with a placeholder without a value is left out; undefined if that leaves nothing.
 */
export function fillJson(template: Json, values: JsonValues): Json | undefined {
  if (typeof template === 'string') return fillTextOrValue(template, values);
  if (Array.isArray(template)) {
    const items = template.map((item) => fillJson(item, values)).filter((item) => item !== undefined);
    return template.length > 0 && items.length === 0 ? undefined : items;
  }
  if (!isPlainObject(template)) return template;
  const members = Object.entries(template as Readonly<Record<string, Json>>).flatMap(([name, value]) => {
    const filledName = fillTextOrValue(name, values);
    const filledValue = fillJson(value, values);
    return filledName === undefined || filledValue === undefined
      ? []
      : [[toText(filledName), filledValue] as const];
  });
  return Object.keys(template).length > 0 && members.length === 0 ? undefined : Object.fromEntries(members);
}

function fillTextOrValue(template: string, values: JsonValues): Json | undefined {
  const placeholder = getSolePlaceholder(template);
  if (placeholder) return values[placeholder.name];
  return findPlaceholders(template).some(({ name }) => values[name] === undefined)
    ? undefined
    : fillTemplateWith(template, ({ name }) => toText(values[name] ?? null));
}

/** Returns a value as text of a query: JSON for objects and lists. */
export const toText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Merges objects member by member. Throws if two of them set the same member to different values. */
export const mergeObjects = (objects: readonly Json[], place: string): Json =>
  objects.reduce((merged, object) => mergeTwo(merged, object, place), {});

function mergeTwo(first: Json, second: Json, place: string): Json {
  if (!isPlainObject(first) || !isPlainObject(second)) {
    if (JSON.stringify(first) === JSON.stringify(second)) return first;
    throw unsupportedError(interpolateText(refusalTexts.twoConditions, { label: place }));
  }
  const members = { ...(first as Readonly<Record<string, Json>>) };
  for (const [name, value] of Object.entries(second as Readonly<Record<string, Json>>))
    members[name] = Object.hasOwn(members, name) ? mergeTwo(members[name] ?? null, value, place) : value;
  return members;
}
