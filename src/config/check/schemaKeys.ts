import type * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { branchesFor, definitionOf, unwrapped } from './schemaNodes';

/** The keys that an object may have at a path of a schema; [] when there is no object there. */
export function keysAt(schema: z.ZodMiniType, path: readonly PropertyKey[], input: unknown): string[] {
  let current = inner(schema, input);
  let value = input;
  for (const part of path) {
    value = isPlainObject(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined;
    current = current && inner(step(current, part), value);
  }
  return Object.keys((current && definitionOf(current).shape) ?? {});
}

/** Through optionals, lazies and unions to what is inside; of a union the branch that is meant by the value. */
function inner(schema: z.ZodMiniType | undefined, value: unknown): z.ZodMiniType | undefined {
  const found = schema && unwrapped(schema);
  const options = found && definitionOf(found).options;
  return options ? inner(branchesFor(options, value)[0], value) : found;
}

function step(schema: z.ZodMiniType, part: PropertyKey): z.ZodMiniType | undefined {
  const { shape, valueType, element } = definitionOf(schema);
  return shape ? shape[String(part)] : (valueType ?? element);
}
