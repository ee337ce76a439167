import { resolveSchema } from '../../../dataProvider/contract/operations';
import type { Contract, Operation, Schema } from '../../../dataProvider/contract/operations';
import type { Random } from '../../../fixtures/generators/random';

/** Returns a body that the contract allows: an example, or one generated from the schema. */
export function randomBody(contract: Contract, operation: Operation, random: Random): unknown {
  const { body } = operation;
  if (!body?.schema) return undefined;
  return body.examples.length > 0
    ? structuredClone(random.pick(body.examples))
    : randomSample(contract, body.schema, random);
}

/** Returns a value that is valid for a schema, at least in its format. */
export function randomSample(contract: Contract, schema: Schema, random: Random, depth = 0): unknown {
  const resolvedSchema = resolveSchema(contract, schema);
  if (resolvedSchema.const !== undefined) return resolvedSchema.const;
  if (resolvedSchema.enum) return random.pick(resolvedSchema.enum);
  const choice = resolvedSchema.oneOf ?? resolvedSchema.anyOf ?? resolvedSchema.allOf;
  if (choice) return randomSample(contract, random.pick(choice), random, depth + 1);
  const type = Array.isArray(resolvedSchema.type) ? random.pick(resolvedSchema.type) : resolvedSchema.type;
  if (type === 'object' || resolvedSchema.properties) {
    const names = Object.entries(resolvedSchema.properties ?? {}).filter(
      ([name]) => resolvedSchema.required?.includes(name) || (depth < 6 && random.chance(0.7)),
    );
    return Object.fromEntries(
      names.map(([name, member]) => [name, randomSample(contract, member, random, depth + 1)]),
    );
  }
  if (type === 'array')
    return depth > 6
      ? []
      : Array.from({ length: 2 }, () =>
          randomSample(contract, resolvedSchema.items ?? {}, random, depth + 1),
        );
  if (type === 'integer' || type === 'number')
    return random.int(resolvedSchema.minimum ?? 0, Math.min(resolvedSchema.maximum ?? 100, 1e9));
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return random.code(Math.max(resolvedSchema.minLength ?? 0, Math.min(resolvedSchema.maxLength ?? 8, 8)));
}
