import type * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { getMark, type Mark } from '../schema/base/marks';
import { findMatchingBranches, getDefinition } from './schema/schemaNodes';

/** Location of a value in a declaration. */
export interface ValueLocation {
  path: readonly (string | number)[];
  /** The object that holds it. */
  owner: Readonly<Record<string, unknown>>;
}

/** Result of visiting a mark: another context or another schema for the values below. */
export interface WalkStep<Context> {
  context?: Context | undefined;
  schema?: z.ZodMiniType | undefined;
}

/** Callback for every marked value. */
export type MarkVisitor<Context> = (
  mark: Mark,
  value: unknown,
  location: ValueLocation,
  context: Context,
) => WalkStep<Context> | undefined | void;

/**
 * Walks a value along its schema and visits the marked values. Never throws: values that do not match the schema are
 * skipped, since the shape check reports them.
 */
export function walkMarkedValues<Context>(
  schema: z.ZodMiniType,
  value: unknown,
  location: ValueLocation,
  context: Context,
  visit: MarkVisitor<Context>,
): void {
  if (value === undefined) return;
  const mark = getMark(schema);
  const step = (mark && visit(mark, value, location, context)) || {};
  const childContext = step.context ?? context;
  const definition = getDefinition(step.schema ?? schema);
  const descend = (
    childSchema: z.ZodMiniType | undefined,
    childValue: unknown,
    childLocation: ValueLocation = location,
  ): void => {
    if (childSchema) walkMarkedValues(childSchema, childValue, childLocation, childContext, visit);
  };
  if (definition.innerType) descend(definition.innerType, value);
  else if (definition.getter) descend(definition.getter(), value);
  else if (definition.options)
    for (const option of findMatchingBranches(definition.options, value)) descend(option, value);
  else if (definition.element && Array.isArray(value)) {
    value.forEach((item, index) =>
      descend(definition.element, item, { path: [...location.path, index], owner: location.owner }),
    );
  } else if (isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const childLocation = { path: [...location.path, key], owner: value };
      descend(definition.keyType, key, childLocation);
      descend(
        definition.shape && Object.hasOwn(definition.shape, key)
          ? definition.shape[key]
          : definition.valueType,
        item,
        childLocation,
      );
    }
  }
}
