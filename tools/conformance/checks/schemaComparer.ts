import Ajv2020 from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { dropBranchErrors } from '../../../dataProvider/contract/dropBranchErrors';
import type { Contract, Schema } from '../../../dataProvider/contract/operations';

/** A difference between a value and a schema of the contract. */
export interface SchemaDifference {
  /** The schema's keyword. */
  keyword: string;
  /** JSON pointer with a star for every entry of a list. */
  place: string;
  /** English, one line. */
  text: string;
}

/** Compares a value with a contract schema. */
export type CompareWithSchema = (schema: Schema, value: unknown) => SchemaDifference[];

/** Creates a comparer for the schemas of one contract; compiles each once. */
export function createSchemaComparer(contract: Contract): CompareWithSchema {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    formats: { email: /^\S+@\S+$/ },
  });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      // References in the schema start at the contract's root.
      validate = ajv.compile({ ...schema, components: contract.components });
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return dropBranchErrors(validate.errors ?? []).map(toSchemaDifference);
  };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

const typeName = (value: unknown) =>
  typeNames[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ?? typeof value;

/** Replaces list indexes by a star, since all entries are alike to users. */
const toPointer = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

function toSchemaDifference({ keyword, params, data, instancePath }: ErrorObject): SchemaDifference {
  const parameters = params as Record<string, unknown>;
  return { keyword, place: toPointer(instancePath), text: describeError(keyword, parameters, data) };
}

function describeError(
  keyword: string,
  parameters: Readonly<Record<string, unknown>>,
  data: unknown,
): string {
  switch (keyword) {
    case 'required':
      return `the field "${String(parameters['missingProperty'])}" is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = parameters['additionalProperty'] ?? parameters['unevaluatedProperty'];
      return `the field "${String(name)}" is not in the contract`;
    }
    case 'type': {
      const expectedTypes = [parameters['type']]
        .flat()
        .map((name) => typeNames[String(name)] ?? String(name));
      return `it is ${typeName(data)}, expected ${expectedTypes.join(' or ')}`;
    }
    case 'enum':
    case 'const':
      return `value that is not in the contract: ${shorten(data)}`;
    case 'oneOf':
    case 'anyOf':
      return `it is ${typeName(data)} and has none of the forms of the contract`;
    default:
      return `it does not meet ${keyword} ${shorten(Object.values(parameters)[0])}`;
  }
}

/** Shortens a value so that it is recognizable; responses may contain personal data. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
