import * as z from 'zod/mini';
import { bundledDeclarations } from './bundled';
import { knownNames } from './knownNames';
import { fieldShapes } from '../fields/schemas';
import { resource } from '../config/schema/resource';
import { checkDeclarations, problemText } from '../config/check';
import { fieldSchema } from '../config/check/parse';
import { runtimeConfig, runtimeConfigProblems } from '../config/check/runtimeConfig';

/** Everything wrong in the bundled declarations and the runtime config, a line each. For the build and the tests. */
export function checkBundled(config: unknown): string[] {
  const { problems } = checkDeclarations(bundledDeclarations, knownNames);
  return [...problems, ...runtimeConfigProblems('public/config.json', config)].map(problemText);
}

/** JSON schemas for editors, from the same source that checks: a field's options depend on its type. */
export function schemas(): Record<string, unknown> {
  const field = z.union(
    [...fieldShapes].map(([type, shape]) => fieldSchema(type, shape)) as unknown as readonly [
      z.ZodMiniType,
      z.ZodMiniType,
    ],
  );
  const whole = z.extend(resource, { fields: z.record(z.string(), field) });
  const options = { io: 'input', target: 'draft-2020-12' } as const;
  return {
    'resource.schema.json': { title: 'Declaration of a resource', ...z.toJSONSchema(whole, options) },
    'config.schema.json': { title: 'Runtime config', ...z.toJSONSchema(runtimeConfig, options) },
  };
}
