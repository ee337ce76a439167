import { escapeInvisible } from '../lib/text/escapeInvisible';
import { readPath } from './values/readPath';
import { fillTemplateWith } from './template';

/** Returns the value of a placeholder in a template; '' for none. */
export type PlaceholderReader = (name: string) => string;

/** A template filled, and whether every name in it said something. */
export interface FilledTitle {
  text: string;
  isComplete: boolean;
}

/** Fills `{alias} ({city})`, or just a name, with what each name reads. */
export function fillTitle(template: string, readPlaceholder: PlaceholderReader): FilledTitle {
  let isComplete = true;
  const pattern = template.includes('{') ? template : `{${template}}`;
  const text = fillTemplateWith(pattern, ({ name }) => {
    const partText = readPlaceholder(name);
    if (partText.trim() === '') isComplete = false;
    return partText;
  });
  return { text: escapeInvisible(text.replaceAll(/\s+/g, ' ').trim()), isComplete };
}

/** The first template whose every name says something; '' when there is none. */
export function fillFirstCompleteTitle(
  templates: readonly string[],
  readPlaceholder: PlaceholderReader,
): string {
  for (const template of templates) {
    const { text, isComplete } = fillTitle(template, readPlaceholder);
    if (isComplete && text !== '') return text;
  }
  return '';
}

/** Names as members of a record, for records that no resource declares. Total. */
export const createMemberReader =
  (record: unknown): PlaceholderReader =>
  (name) => {
    const value = readPath(record, name);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
  };
