import * as z from 'zod/mini';
import { resourceShape } from '../schema/resource';
import { fieldSchema } from './parse';
import type { FieldSchemas } from './known';
import { runtimeConfig } from './runtimeConfig';

/** JSON schemas for editors by file name, from the same source that checks: a field's options depend on its type. */
export function jsonSchemas(fields: FieldSchemas): Record<string, unknown> {
  const field = z.union([...fields].map(([type, { shape }]) => fieldSchema(type, shape)));
  const whole = z.extend(resourceShape, { fields: z.record(z.string(), field) });
  const options = { io: 'input', target: 'draft-2020-12', reused: 'ref' } as const;
  return {
    'resource.schema.json': { title: 'Declaration of a resource', ...z.toJSONSchema(whole, options) },
    'config.schema.json': { title: 'Runtime config', ...z.toJSONSchema(runtimeConfig, options) },
  };
}
