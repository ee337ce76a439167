import type { RaRecord } from 'ra-core';
import { fillText } from '../../dataProvider';
import { onlyPlaceholder, placeholdersIn } from '../config/template';
import { readPath } from '../config/readPath';
import type { Field } from '../config/types';
import { formSideOf } from '../fields/formSides';

/**
 * What the form of an action starts with because of the record it stands at: defaults that name its members
 * or of the one above it (`default: '{id}'`) or a moment (`'$today'`), and choices of which the record leaves only one.
 */
export function initialValues(
  fields: readonly Field[],
  record: RaRecord | undefined,
  parent?: RaRecord,
): Record<string, unknown> {
  const entries = fields.map((field) => [field.name, initialValue(field, record, parent)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function initialValue(field: Field, record: RaRecord | undefined, parent: RaRecord | undefined): unknown {
  const { default: value } = field;
  if (typeof value === 'string' && placeholdersIn(value).length > 0) {
    // A switch starts with yes or no, not with the words.
    const scope = { ...record, parent };
    const member = readPath(scope, onlyPlaceholder(value)?.name ?? '');
    return typeof member === 'boolean' ? member : fillText(value, scope) || null;
  }
  const { start, only } = formSideOf(field);
  if (start && value !== undefined && value !== null) return start(value, field);
  return record && only?.(field, record);
}
