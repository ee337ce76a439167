import {
  fillTitle,
  fillFirstCompleteTitle,
  createMemberReader,
  type PlaceholderReader,
} from '../../config/titleTemplate';
import type { Resource } from '../../config/types';
import { readValue } from '../core/readValue';
import { fieldTypes } from '../core/registry';

type Translate = (text: string) => string;
type RecordMembers = Readonly<Record<string, unknown>>;

/** The title of a record: the first template without an empty part or bare text, else the last one without its empty parts. */
export function recordTitle(resource: Resource, record: RecordMembers, t: Translate): string {
  const displayText = displayTextReader(resource, record, t);
  for (const template of resource.title) {
    const result = fillTitle(template, displayText);
    if (result.isComplete) return result.text;
    // Neither a template nor a name: a text to say when nothing else is there (USER-09).
    if (isLiteralText(template, resource, t)) return t(template);
  }
  const last = resource.title.at(-1);
  const text = last === undefined ? '' : fillTitle(last, displayText).text;
  // What is left of a template whose parts are all empty is no name.
  if (/[\p{L}\p{N}]/u.test(text)) return text.replaceAll(/\s*\(\s*\)/g, '');
  return createMemberReader(record)('id') || capitalise(t(resource.label.one));
}

/** A single small word, or a path of such, is the name of a member, whether the host sent it or not; no person is shown one. */
const isLiteralText = (template: string, { fields }: Resource, t: Translate): boolean =>
  !template.includes('{') &&
  !Object.hasOwn(fields, template) &&
  (t(template) !== template || !/^[a-z_$][\w$.]*$/.test(template));

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** A template over a record, with what a person would read: values of enums by their labels. */
export const fillDisplay = (
  template: string,
  resource: Resource | undefined,
  record: RecordMembers,
  t: Translate,
): string => fillTitle(template, displayTextReader(resource, record, t)).text;

/**
 * What a record that another one refers to is called: by `templates`, then by the titles of its resource. Only complete
 * ones count, since what came embedded has some members and not others; '' where it carries no name.
 */
export const relatedTitle = (
  resource: Resource | undefined,
  record: RecordMembers,
  templates: readonly string[],
  t: Translate,
): string =>
  fillFirstCompleteTitle([...templates, ...(resource?.title ?? [])], displayTextReader(resource, record, t));

/**
 * What tells a record from others of its title where one of several is chosen (`secondaryText` of its resource), without what the
 * title says already; '' where there is nothing more to say.
 */
export function secondaryText(
  resource: Resource | undefined,
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

/** Names as fields of a resource; what is no field, or came under its own name alone, as a member of the record. */
function displayTextReader(
  resource: Resource | undefined,
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
