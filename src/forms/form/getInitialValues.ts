import type { RaRecord } from 'ra-core';
import { fillTextTemplate } from '../../../dataProvider';
import { getSolePlaceholder, findPlaceholders } from '../../config/template';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { getFormBehaviour } from '../../fields/core/formBehaviours';

/**
 * Returns the initial values of an action's form that depend on its record: defaults with members of the record or its
 * parent (`default: '{id}'`), defaults with a time (`'$today'`), and selects for which the record leaves one option.
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
    // A boolean field gets the boolean, not its text.
    const scope = { ...record, parent };
    const member = readPath(scope, getSolePlaceholder(value)?.name ?? '');
    return typeof member === 'boolean' ? member : fillTextTemplate(value, scope) || null;
  }
  const { resolveDefault, soleValue } = getFormBehaviour(field);
  if (resolveDefault && value !== undefined && value !== null) return resolveDefault(value, field);
  return record && soleValue?.(field, record);
}
