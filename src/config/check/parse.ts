import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { fieldShape } from '../schema/field';
import { resource } from '../schema/resource';
import type { ConfigProblem } from '../types';
import type { FieldSchemas, Shape } from './known';
import { unknownName } from './problem';
import { schemaProblems } from './schemaProblems';

/** The schema of a field: the common options and those of its type. */
export const fieldSchema = (type: string, shape: Shape): z.ZodMiniObject =>
  z.strictObject({ type: z.literal(type), ...fieldShape, ...shape });

/** What every field has, whatever its type adds. */
const commonSchema = z.looseObject(fieldShape);

type Schemas = ReadonlyMap<string, z.ZodMiniObject>;

/** The schemas of all field types, made once for a set of types. */
export function schemasOf(types: FieldSchemas): Schemas {
  const schemas =
    made.get(types) ?? new Map([...types].map(([type, { shape }]) => [type, fieldSchema(type, shape)]));
  made.set(types, schemas);
  return schemas;
}
const made = new WeakMap<FieldSchemas, Schemas>();

/** Problems of shape of a declaration: unknown keys, wrong types, missing keys; all of them, each with its path. */
export function parseProblems(file: string, input: unknown, types: FieldSchemas): ConfigProblem[] {
  const problems = schemaProblems(file, resource, input);
  for (const [path, field] of fieldsIn(input))
    problems.push(...fieldProblems(file, path, field, schemasOf(types)));
  return problems;
}

/** Every place of a declaration where fields are defined, with its path. */
function fieldsIn(input: unknown): [string, unknown][] {
  const found: [string, unknown][] = [];
  const collect = (at: string, fields: unknown): void => {
    if (!isPlainObject(fields)) return;
    for (const [name, field] of Object.entries(fields)) {
      found.push([`${at}.${name}`, field]);
      // Those of the items of a list.
      if (isPlainObject(field)) collect(`${at}.${name}.fields`, field.fields);
    }
  };
  if (!isPlainObject(input)) return found;
  collect('fields', input.fields);
  for (const [id, action] of Object.entries(isPlainObject(input.actions) ? input.actions : {})) {
    if (isPlainObject(action) && isPlainObject(action.form))
      collect(`actions.${id}.form.fields`, action.form.fields);
  }
  return found;
}

function fieldProblems(file: string, path: string, field: unknown, fieldSchemas: Schemas): ConfigProblem[] {
  // Without a type the resource's own schema has said so already.
  if (!isPlainObject(field) || typeof field.type !== 'string') return [];
  const schema = fieldSchemas.get(field.type);
  if (!schema) return [unknownName(file, `${path}.type`, 'Tipo de campo', field.type, fieldSchemas.keys())];
  const problems = schemaProblems(file, schema, field, path);
  // What the resource's own schema has said of it.
  const common = problems.length > 0 ? schemaProblems(file, commonSchema, field, path) : [];
  const said = new Set(common.map((problem) => problem.path));
  return problems.filter((problem) => !said.has(problem.path));
}
