import { readValue } from '../fields/readValue';
import { fieldTypes } from '../fields/registry';
import type { Resource } from '../config/types';
import { readPath } from '../config/readPath';

type Translate = (text: string) => string;
const placeholder = /\{([^{}]+)\}/g;

/** The title of a record: the first template without an empty part or bare text, else the last one without its empty parts. */
export function recordTitle(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  t: Translate,
): string {
  for (const template of resource.title) {
    const filled = fillDisplay(template, resource, record, t);
    if (filled.complete) return filled.text;
    // Neither a template nor a field: a text to say when nothing else is there (USER-09).
    if (!template.includes('{') && !Object.hasOwn(resource.fields, template)) return t(template);
  }
  const last = resource.title.at(-1);
  const text = last ? fillDisplay(last, resource, record, t).text : '';
  // What is left of a template whose parts are all empty is no name.
  return /[\p{L}\p{N}]/u.test(text) ? text : String(record.id ?? '');
}

/** Fills `{name}` (or a bare field name) with what a person would read, enums translated. */
export function fillDisplay(
  template: string,
  resource: Resource | undefined,
  record: Readonly<Record<string, unknown>>,
  t: Translate,
): { text: string; complete: boolean } {
  let complete = true;
  const pattern = template.includes('{') ? template : `{${template}}`;
  const text = pattern.replace(placeholder, (_, name: string) => {
    const shown = displayOf(name, resource, record, t);
    if (shown === '') complete = false;
    return shown;
  });
  return { text: text.replaceAll(/\s+/g, ' ').trim(), complete };
}

function displayOf(
  name: string,
  resource: Resource | undefined,
  record: Readonly<Record<string, unknown>>,
  t: Translate,
): string {
  const field = resource?.fields[name];
  const type = field && fieldTypes.get(field.type);
  if (field && type) return String(type.toText(readValue(field, record), field, t));
  const value = readPath(record, name);
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}
