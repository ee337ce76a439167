import * as z from 'zod/mini';
import { LANGUAGE_TAG } from '../../../lib/language/language';
import { getMark, isTextMark } from '../../schema/base/marks';
import { resourceObjectSchema } from '../../schema/resource';
import { createFieldSchema } from './shapeProblems';
import type { FieldSchemas } from '../knownNames';
import { runtimeConfigSchema } from '../runtime/runtimeConfigProblems';

/** Changes the JSON schema of a text so that it accepts one for each language as well. */
function acceptTextByLanguage(jsonSchema: Record<string, unknown>): void {
  const text = Object.fromEntries(Object.entries(jsonSchema).filter(([key]) => key !== 'description'));
  for (const key of Object.keys(text)) delete jsonSchema[key];
  jsonSchema['anyOf'] = [
    text,
    {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: LANGUAGE_TAG.source },
      additionalProperties: { type: 'string' },
    },
  ];
}

/** Builds the JSON schemas for editors by file name, from the schemas of the check; a field's options depend on its type. */
export function buildJsonSchemas(fieldSchemas: FieldSchemas): Record<string, unknown> {
  const anyFieldSchema = z.union(
    [...fieldSchemas].map(([type, { shape }]) => createFieldSchema(type, shape)),
  );
  const resourceSchema = z.extend(resourceObjectSchema, { fields: z.record(z.string(), anyFieldSchema) });
  const options = {
    io: 'input',
    target: 'draft-2020-12',
    reused: 'ref',
    override: ({
      zodSchema,
      jsonSchema,
    }: {
      zodSchema: z.core.$ZodType;
      jsonSchema: Record<string, unknown>;
    }) => {
      if (isTextMark(getMark(zodSchema))) acceptTextByLanguage(jsonSchema);
    },
  } as const;
  return {
    'resource.schema.json': {
      title: 'Declaration of a resource',
      ...z.toJSONSchema(resourceSchema, options),
    },
    'config.schema.json': { title: 'Runtime config', ...z.toJSONSchema(runtimeConfigSchema, options) },
  };
}
