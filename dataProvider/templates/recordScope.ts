import type { Resource } from '../../src/config/types';
import { readSource } from '../../src/config/values/readPath';
import { isBlank } from '../../src/config/values/isEmpty';
import type { Scope } from './fillTemplate';

/**
 * What a body or path template may name: the record as the host sent it, every declared field under its own name
 * (so `{backgroundColor}` works although it is read at `look_and_feel.…`), and over both what a form holds.
 */
export function recordScope(
  resource: Pick<Resource, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>> = {},
): Scope {
  const scope: Record<string, unknown> = { ...record };
  for (const field of Object.values(resource.fields)) {
    if (!field.call) scope[field.name] = readSource(record, field);
  }
  return { ...scope, ...values };
}

/** Of what a form does not hold, the host gets the declared default where the record has nothing (PROJ-08). */
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
