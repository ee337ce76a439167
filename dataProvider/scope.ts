import type { Resource } from '../src/config/types';
import { readSource } from '../src/config/readPath';
import { isNothing } from '../src/config/isEmpty';
import type { Scope } from './template';

/**
 * What a body or path template may name: the record as the host sent it, every declared field under its own name
 * (so `{backgroundColor}` works although it is read at `look_and_feel.…`), and over both what a form holds.
 */
export function recordScope(
  resource: Pick<Resource, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  edited: Readonly<Record<string, unknown>> = {},
): Scope {
  const scope: Record<string, unknown> = { ...record };
  for (const field of Object.values(resource.fields)) {
    if (!field.call) scope[field.name] = readSource(record, field);
  }
  return { ...scope, ...edited };
}

/** Of what a form does not hold, the host gets the declared default where the record has nothing (PROJ-08). */
export function withDefaults(
  resource: Resource,
  scope: Scope,
  edited: Readonly<Record<string, unknown>>,
): Scope {
  const missing = Object.values(resource.fields).filter(
    ({ name, default: value }) =>
      value !== undefined && !Object.hasOwn(edited, name) && isNothing(scope[name]),
  );
  return { ...scope, ...Object.fromEntries(missing.map((field) => [field.name, field.default])) };
}
