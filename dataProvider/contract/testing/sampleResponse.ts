import { resolveSchema, schemaExamples } from '../operations';
import type { OperationBody, Contract, Schema } from '../operations';

/**
 * Returns a complete successful response: the contract's own example, else one generated from the schema. undefined if it is
 * not JSON.
 */
export function sampleResponse(contract: Contract, { mediaType, examples, schema }: OperationBody): unknown {
  if (mediaType === undefined || !/[/+]json$/.test(mediaType)) return undefined;
  return structuredClone(examples[0] ?? (schema && sampleFromSchema(contract, schema)));
}

/** Generates a value of a schema, from its example if it has one. Lists have one entry. */
export function sampleFromSchema(contract: Contract, schema: Schema): unknown {
  const [example] = schemaExamples(contract, schema);
  if (example !== undefined) return example;
  const resolvedSchema = resolveSchema(contract, schema);
  const choice = resolvedSchema.oneOf?.[0] ?? resolvedSchema.anyOf?.[0];
  if (choice) return sampleFromSchema(contract, choice);
  if (resolvedSchema.allOf)
    return Object.assign(
      {},
      ...resolvedSchema.allOf.map((subschema) => sampleFromSchema(contract, subschema) as object),
    ) as object;
  if (resolvedSchema.const !== undefined) return resolvedSchema.const;
  if (resolvedSchema.enum) return resolvedSchema.enum[0];
  return sampleOfType(contract, resolvedSchema);
}

function sampleOfType(contract: Contract, { type, properties, items, minimum }: Schema): unknown {
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, member]) => [name, sampleFromSchema(contract, member)]),
      );
    case 'array':
      return items ? [sampleFromSchema(contract, items)] : [];
    case 'integer':
    case 'number':
      return Math.max(minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return 'texto';
  }
}
