import { shownText } from '../lib/shownText';
import { readPath } from './readPath';
import { fillWith } from './template';

/** What a name in a template reads; '' for none. */
export type Shown = (name: string) => string;

/** A template filled, and whether every name in it said something. */
export interface FilledTitle {
  text: string;
  isComplete: boolean;
}

/** Fills `{alias} ({city})`, or just a name, with what each name reads. */
export function fillTitle(template: string, shown: Shown): FilledTitle {
  let isComplete = true;
  const pattern = template.includes('{') ? template : `{${template}}`;
  const text = fillWith(pattern, ({ name }) => {
    const part = shown(name);
    if (part.trim() === '') isComplete = false;
    return part;
  });
  return { text: shownText(text.replaceAll(/\s+/g, ' ').trim()), isComplete };
}

/** The first template whose every name says something; '' when there is none. */
export function firstTitle(templates: readonly string[], shown: Shown): string {
  for (const template of templates) {
    const { text, isComplete } = fillTitle(template, shown);
    if (isComplete && text !== '') return text;
  }
  return '';
}

/** Names as members of a record, for records that no resource declares. Total. */
export const membersOf =
  (record: unknown): Shown =>
  (name) => {
    const value = readPath(record, name);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
  };
