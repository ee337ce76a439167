import type { DraftField } from './buildFields.ts';

/** Common member names for the name of a record, the likeliest first. */
const NAME_MEMBERS = [
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

/** Guesses the title of a record: its name member; else its first text; else its noun and id. */
export function guessTitle(fields: ReadonlyMap<string, DraftField>, noun: string, hasId: boolean): string {
  const namePair = [
    ['firstName', 'lastName'],
    ['first_name', 'last_name'],
  ].find((names) => names.every((name) => fields.has(name)));
  if (namePair) return namePair.map((name) => `{${name}}`).join(' ');
  const isUsable = (name: string): boolean => {
    const field = fields.get(name);
    return field !== undefined && /^(?:text|email|longText)$/.test(field.type) && field.secret !== true;
  };
  const nameField = NAME_MEMBERS.find(isUsable);
  if (nameField !== undefined) return nameField;
  const suffixMatch = [...fields.keys()].find((name) => /(?:name|title)$/i.test(name) && isUsable(name));
  const titleField =
    suffixMatch ?? [...fields.keys()].find((name) => fields.get(name)?.type === 'text' && isUsable(name));
  const kind = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const fallbackField = [...fields.keys()].find((name) =>
    /^(?:date|dateTime|number|enum)$/.test(fields.get(name)?.type ?? ''),
  );
  return (
    titleField ?? (hasId ? `${kind} {id}` : fallbackField === undefined ? kind : `${kind} {${fallbackField}}`)
  );
}
