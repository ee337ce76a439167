import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { fieldShape } from '../../schema/field';
import { resourceSchema } from '../../schema/resource';
import type { ConfigProblem } from '../../types';
import type { FieldSchemas, OptionSchemas } from '../knownNames';
import { createUnknownNameProblem } from '../problem';
import { findSchemaProblems } from './schemaProblems';

/** Creates the schema of a field: the common options and those of its type. */
export const createFieldSchema = (type: string, shape: OptionSchemas): z.ZodMiniObject =>
  z.strictObject({ type: z.literal(type), ...fieldShape, ...shape });

/** Schema of the options that every field has. */
const commonFieldSchema = z.looseObject(fieldShape);

type FieldSchemaMap = ReadonlyMap<string, z.ZodMiniObject>;

/** Returns the schemas of all field types, cached for each set of types. */
export function getFieldSchemas(fieldSchemas: FieldSchemas): FieldSchemaMap {
  const schemas =
    schemaCache.get(fieldSchemas) ??
    new Map([...fieldSchemas].map(([type, { shape }]) => [type, createFieldSchema(type, shape)]));
  schemaCache.set(fieldSchemas, schemas);
  return schemas;
}
const schemaCache = new WeakMap<FieldSchemas, FieldSchemaMap>();

/** Finds all shape problems of a declaration: unknown keys, wrong types, missing keys; each with its path. */
export function findShapeProblems(file: string, input: unknown, fieldSchemas: FieldSchemas): ConfigProblem[] {
  const problems = findSchemaProblems(file, resourceSchema, input);
  for (const [path, field] of listFields(input))
    problems.push(...findFieldShapeProblems(file, path, field, getFieldSchemas(fieldSchemas)));
  return problems;
}

/** Returns every field definition of a declaration, with its path. */
function listFields(input: unknown): [string, unknown][] {
  const located: [string, unknown][] = [];
  const collect = (parentPath: string, fields: unknown): void => {
    if (!isPlainObject(fields)) return;
    for (const [name, field] of Object.entries(fields)) {
      located.push([`${parentPath}.${name}`, field]);
      // Fields of list items.
      if (isPlainObject(field)) collect(`${parentPath}.${name}.fields`, field.fields);
    }
  };
  if (!isPlainObject(input)) return located;
  collect('fields', input.fields);
  for (const [id, action] of Object.entries(isPlainObject(input.actions) ? input.actions : {})) {
    if (isPlainObject(action) && isPlainObject(action.form))
      collect(`actions.${id}.form.fields`, action.form.fields);
  }
  return located;
}

function findFieldShapeProblems(
  file: string,
  path: string,
  field: unknown,
  fieldSchemas: FieldSchemaMap,
): ConfigProblem[] {
  // The resource schema has already reported a missing type.
  if (!isPlainObject(field) || typeof field.type !== 'string') return [];
  const schema = fieldSchemas.get(field.type);
  if (!schema)
    return [createUnknownNameProblem(file, `${path}.type`, 'field type', field.type, fieldSchemas.keys())];
  const problems = findSchemaProblems(file, schema, field, path);
  // Problems that the resource schema has already reported.
  const commonProblems = problems.length > 0 ? findSchemaProblems(file, commonFieldSchema, field, path) : [];
  const commonPaths = new Set(commonProblems.map((problem) => problem.path));
  return problems.filter((problem) => !commonPaths.has(problem.path));
}
