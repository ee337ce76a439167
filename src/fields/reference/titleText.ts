import { readPath } from '../../config/readPath';

/**
 * What a record is called: the first template without an empty part wins, '' when none has all its parts. A template is
 * "{alias} ({city})", or just the name of a member. Total.
 */
export const titleText = (record: unknown, templates: readonly string[]): string => {
  for (const template of templates) {
    const text = template.includes('{') ? fill(template, record) : part(record, template);
    if (text !== undefined && text.trim() !== '') return text;
  }
  return '';
};

const fill = (template: string, record: unknown): string | undefined => {
  let isComplete = true;
  const text = template.replaceAll(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = part(record, path);
    if (value === undefined) isComplete = false;
    return value ?? '';
  });
  return isComplete ? text : undefined;
};

const part = (record: unknown, path: string): string | undefined => {
  const value = readPath(record, path);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};
