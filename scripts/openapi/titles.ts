import type { DraftField } from './fields.ts';

/** What hosts call the name of a record, the likeliest first. */
const NAMES = [
  'name',
  'title',
  'label',
  'displayName',
  'display_name',
  'fullName',
  'full_name',
  'username',
  'login',
  'email',
  'subject',
  'code',
  'serial',
  'slug',
  'key',
  'description',
];

/** How a record is called: its name, where it has one; else the first text in it, else what it is and its id. */
export function titleOf(fields: ReadonlyMap<string, DraftField>, one: string, hasId: boolean): string {
  const both = [
    ['firstName', 'lastName'],
    ['first_name', 'last_name'],
  ].find((names) => names.every((name) => fields.has(name)));
  if (both) return both.map((name) => `{${name}}`).join(' ');
  const shown = (name: string): boolean => {
    const field = fields.get(name);
    return field !== undefined && /^(?:text|email|longText)$/.test(field.type) && field.secret !== true;
  };
  const named = NAMES.find(shown);
  if (named !== undefined) return named;
  const ending = [...fields.keys()].find((name) => /(?:name|title)$/i.test(name) && shown(name));
  const text = ending ?? [...fields.keys()].find((name) => fields.get(name)?.type === 'text' && shown(name));
  const kind = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const first = [...fields.keys()].find((name) =>
    /^(?:date|dateTime|number|enum)$/.test(fields.get(name)?.type ?? ''),
  );
  return text ?? (hasId ? `${kind} {id}` : first === undefined ? kind : `${kind} {${first}}`);
}
