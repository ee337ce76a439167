import type { ActivityValues } from '../../../fixtures/rows/activity';

/** Members that are secrets, or files; the activity shows only that they changed. */
const hiddenMembers: Readonly<Record<string, readonly string[]>> = {
  check_ins: ['nfc'],
  documents: ['content'],
  invitations: ['token_hash'],
  legal_documents: ['privacy_policy', 'terms_of_service'],
  qr_accesses: ['qr'],
  sensor_passwords: ['password', 'before'],
};

/** Text instead of a hidden value. */
export const HIDDEN = '***';

/** Longest stored text, and number of stored items of a list. */
const MAX_TEXT = 300;
const MAX_ITEMS = 50;

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(shorten);
    return value.length > MAX_ITEMS ? [...items, '…'] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]));
}

/** Copies members of a row for the activity: without secrets, and long values shortened. */
export function publicValues(resource: string, values: object): ActivityValues {
  const hidden = Object.hasOwn(hiddenMembers, resource) ? (hiddenMembers[resource] ?? []) : [];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      hidden.includes(name) && value !== null ? HIDDEN : shorten(value),
    ]),
  );
}
