import type * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { markOf, type Mark } from '../schema/marks';
import { branchesFor, definitionOf } from './schemaNodes';

/** Where a value stands in a declaration. */
export interface Place {
  path: readonly (string | number)[];
  /** The object that holds it. */
  owner: Readonly<Record<string, unknown>>;
}

/** What a mark leads to: other names count below, or another schema says what stands there. */
export interface Step<Context> {
  context?: Context | undefined;
  schema?: z.ZodMiniType | undefined;
}

/** Is told of every marked value. */
export type Look<Context> = (
  mark: Mark,
  value: unknown,
  place: Place,
  context: Context,
) => Step<Context> | undefined | void;

/**
 * Walks a value along its schema and tells of the marked ones. Total: what does not have the shape of the schema is passed
 * by, since the check of the shape names it.
 */
export function walk<Context>(
  schema: z.ZodMiniType,
  value: unknown,
  place: Place,
  context: Context,
  look: Look<Context>,
): void {
  if (value === undefined) return;
  const mark = markOf(schema);
  const step = (mark && look(mark, value, place, context)) || {};
  const next = step.context ?? context;
  const def = definitionOf(step.schema ?? schema);
  const into = (inner: z.ZodMiniType | undefined, at: unknown, to: Place = place): void => {
    if (inner) walk(inner, at, to, next, look);
  };
  if (def.innerType) into(def.innerType, value);
  else if (def.getter) into(def.getter(), value);
  else if (def.options) for (const option of branchesFor(def.options, value)) into(option, value);
  else if (def.element && Array.isArray(value)) {
    value.forEach((item, index) =>
      into(def.element, item, { path: [...place.path, index], owner: place.owner }),
    );
  } else if (isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const to = { path: [...place.path, key], owner: value };
      into(def.keyType, key, to);
      into(def.shape && Object.hasOwn(def.shape, key) ? def.shape[key] : def.valueType, item, to);
    }
  }
}
