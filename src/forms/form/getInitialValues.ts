import type { RaRecord } from 'ra-core';
import { fillTextTemplate } from '../../../dataProvider';
import { getSolePlaceholder, findPlaceholders } from '../../config/template';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { getFormBehaviour } from '../../fields/core/formBehaviours';

/**
 * What the form of an action starts with because of the record it stands at: defaults that name its members
 * or of the one above it (`default: '{id}'`) or a moment (`'$today'`), and choices of which the record leaves only one.
 */
export function getInitialValues(
  fields: readonly Field[],
  record: RaRecord | undefined,
  parent?: RaRecord,
): Record<string, unknown> {
  const entries = fields.map((field) => [field.name, getInitialValue(field, record, parent)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function getInitialValue(field: Field, record: RaRecord | undefined, parent: RaRecord | undefined): unknown {
  const { default: value } = field;
  if (typeof value === 'string' && findPlaceholders(value).length > 0) {
    // A switch starts with yes or no, not with the words.
    const scope = { ...record, parent };
    const member = readPath(scope, getSolePlaceholder(value)?.name ?? '');
    return typeof member === 'boolean' ? member : fillTextTemplate(value, scope) || null;
  }
  const { resolveDefault, soleValue } = getFormBehaviour(field);
  if (resolveDefault && value !== undefined && value !== null) return resolveDefault(value, field);
  return record && soleValue?.(field, record);
}
