import type { Resource } from '../../src/config/types';
import { readRawSource } from '../../src/config/values/readPath';
import { isBlank } from '../../src/config/values/isEmpty';
import type { Scope } from './fillTemplate';

/**
 * Builds the scope of body and path templates: the record as the host sent it, every declared field under its own name (so
 * `{backgroundColor}` works although it is read at `look_and_feel.…`), and over both the form values.
 */
export function recordScope(
  resource: Pick<Resource, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>> = {},
): Scope {
  const scope: Record<string, unknown> = { ...record };
  for (const field of Object.values(resource.fields)) {
    if (!field.call) scope[field.name] = readRawSource(record, field);
  }
  return { ...scope, ...values };
}

/** Adds the declared defaults of fields that are not in the form and empty in the record. */
export function withDefaults(
  resource: Resource,
  scope: Scope,
  values: Readonly<Record<string, unknown>>,
): Scope {
  const missing = Object.values(resource.fields).filter(
    ({ name, default: value }) => value !== undefined && !Object.hasOwn(values, name) && isBlank(scope[name]),
  );
  return { ...scope, ...Object.fromEntries(missing.map((field) => [field.name, field.default])) };
}
