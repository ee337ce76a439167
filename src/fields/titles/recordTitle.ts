import {
  fillTitle,
  fillFirstCompleteTitle,
  createMemberReader,
  type PlaceholderReader,
} from '../../config/titleTemplate';
import { capitalise } from '../../lib/capitalise';
import type { Resource } from '../../config/types';
import { readValue } from '../core/readValue';
import { fieldTypes } from '../core/registry';

type Translate = (text: string) => string;
type RecordMembers = Readonly<Record<string, unknown>>;

/**
 * Returns the title of a record: the first template that has no empty part and is not plain text, else the last one without
 * its empty parts.
 */
export function recordTitle(resource: Resource, record: RecordMembers, t: Translate): string {
  const displayText = displayTextReader(resource, record, t);
  for (const template of resource.recordRepresentation) {
    const result = fillTitle(template, displayText);
    if (result.isComplete) return result.text;
    // A plain text (neither template nor name) is the fallback if all else is empty.
    if (isLiteralText(template, resource, t)) return t(template);
  }
  const last = resource.recordRepresentation.at(-1);
  const text = last === undefined ? '' : fillTitle(last, displayText).text;
  // A template whose parts are all empty may leave punctuation, which is not a title.
  if (/[\p{L}\p{N}]/u.test(text)) return text.replaceAll(/\s*\(\s*\)/g, '');
  return createMemberReader(record)('id') || capitalise(t(resource.label.one));
}

/**
 * True if the template is plain text. A single lower-case word, or a path of such words, is a member name, even if the
 * record lacks the member.
 */
const isLiteralText = (template: string, { fields }: Resource, t: Translate): boolean =>
  !template.includes('{') &&
  !Object.hasOwn(fields, template) &&
  (t(template) !== template || !/^[a-z_$][\w$.]*$/.test(template));

/** Fills a template from a record with display texts: enums show their labels. */
export const fillDisplay = (
  template: string,
  resource: Resource | undefined,
  record: RecordMembers,
  t: Translate,
): string => fillTitle(template, displayTextReader(resource, record, t)).text;

/**
 * Returns the title of a record that another one refers to: from `templates`, then from its resource's titles. Only complete
 * titles count, since embedded records lack members; '' if it has no name.
 */
export const relatedTitle = (
  resource: Resource | undefined,
  record: RecordMembers,
  templates: readonly string[],
  t: Translate,
): string =>
  fillFirstCompleteTitle(
    [...templates, ...(resource?.recordRepresentation ?? [])],
    displayTextReader(resource, record, t),
  );

/**
 * Returns the text that distinguishes a record from others of the same title in a list of choices (`secondaryText` of its
 * resource), without repeating the title; '' if there is none.
 */
export function secondaryText(
  resource: Pick<Resource, 'fields' | 'secondaryText'> | undefined,
  record: RecordMembers,
  title: string,
  t: Translate,
): string {
  const displayText = resource && displayTextReader(resource, record, t);
  const parts = (displayText ? resource.secondaryText : []).flatMap((template) => {
    const { text, isComplete } = fillTitle(template, displayText ?? createMemberReader(record));
    return isComplete && text !== '' && !title.includes(text) ? [text] : [];
  });
  return [...new Set(parts)].join(' · ');
}

/**
 * Returns a function that reads display texts by field name. A name that is no field, or has a value only under its own
 * name, is read as a member of the record.
 */
function displayTextReader(
  resource: Pick<Resource, 'fields'> | undefined,
  record: RecordMembers,
  t: Translate,
): PlaceholderReader {
  const readMember = createMemberReader(record);
  return (name) => {
    const field = resource && Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    const type = field && fieldTypes.get(field.type);
    const text = field && type ? String(type.toText(readValue(field, record), field, t)) : '';
    return text === '' ? readMember(name) : text;
  };
}
