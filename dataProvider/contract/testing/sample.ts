import { resolved, schemaExamples } from '../operations';
import type { Body, Contract, Schema } from '../operations';

/** A whole good answer: the contract's own example, else one made from the schema. undefined where there is no JSON. */
export function sampleAnswer(contract: Contract, { media, examples, schema }: Body): unknown {
  if (media === undefined || !/[/+]json$/.test(media)) return undefined;
  return structuredClone(examples[0] ?? (schema && sampleOf(contract, schema)));
}

/** A value of a schema, by its example where it has one. Lists have one entry. */
export function sampleOf(contract: Contract, schema: Schema): unknown {
  const [example] = schemaExamples(contract, schema);
  if (example !== undefined) return example;
  const one = resolved(contract, schema);
  const choice = one.oneOf?.[0] ?? one.anyOf?.[0];
  if (choice) return sampleOf(contract, choice);
  if (one.allOf)
    return Object.assign({}, ...one.allOf.map((part) => sampleOf(contract, part) as object)) as object;
  if (one.const !== undefined) return one.const;
  if (one.enum) return one.enum[0];
  return simple(contract, one);
}

function simple(contract: Contract, { type, properties, items, minimum }: Schema): unknown {
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, member]) => [name, sampleOf(contract, member)]),
      );
    case 'array':
      return items ? [sampleOf(contract, items)] : [];
    case 'integer':
    case 'number':
      return Math.max(minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return 'texto';
  }
}
