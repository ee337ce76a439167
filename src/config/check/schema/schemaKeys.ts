import type * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { findMatchingBranches, getDefinition, unwrapSchema } from './schemaNodes';

/** Returns the keys that an object may have at a path of a schema; [] if there is no object. */
export function listKeysAt(schema: z.ZodMiniType, path: readonly PropertyKey[], input: unknown): string[] {
  let current = resolveSchema(schema, input);
  let value = input;
  for (const segment of path) {
    value = isPlainObject(value) || Array.isArray(value) ? Reflect.get(value, segment) : undefined;
    current = current && resolveSchema(getChildSchema(current, segment), value);
  }
  return Object.keys((current && getDefinition(current).shape) ?? {});
}

/** Unwraps optionals, lazies and unions; selects the union branch that matches the value. */
function resolveSchema(schema: z.ZodMiniType | undefined, value: unknown): z.ZodMiniType | undefined {
  const unwrappedSchema = schema && unwrapSchema(schema);
  const options = unwrappedSchema && getDefinition(unwrappedSchema).options;
  return options ? resolveSchema(findMatchingBranches(options, value)[0], value) : unwrappedSchema;
}

function getChildSchema(schema: z.ZodMiniType, segment: PropertyKey): z.ZodMiniType | undefined {
  const { shape, catchall, valueType, element } = getDefinition(schema);
  const name = String(segment);
  if (!shape) return valueType ?? element;
  return Object.hasOwn(shape, name) ? shape[name] : catchall;
}
