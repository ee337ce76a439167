import * as z from 'zod/mini';
import { resourceObjectSchema } from '../../schema/resource';
import { createFieldSchema } from './shapeProblems';
import type { FieldSchemas } from '../knownNames';
import { runtimeConfigSchema } from '../runtime/runtimeConfigProblems';

/** Builds the JSON schemas for editors by file name, from the schemas of the check; a field's options depend on its type. */
export function buildJsonSchemas(fieldSchemas: FieldSchemas): Record<string, unknown> {
  const anyFieldSchema = z.union(
    [...fieldSchemas].map(([type, { shape }]) => createFieldSchema(type, shape)),
  );
  const resourceSchema = z.extend(resourceObjectSchema, { fields: z.record(z.string(), anyFieldSchema) });
  const options = { io: 'input', target: 'draft-2020-12', reused: 'ref' } as const;
  return {
    'resource.schema.json': {
      title: 'Declaration of a resource',
      ...z.toJSONSchema(resourceSchema, options),
    },
    'config.schema.json': { title: 'Runtime config', ...z.toJSONSchema(runtimeConfigSchema, options) },
  };
}
