import Ajv2020 from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { withoutBranches } from '../dataProvider/contract/choices';
import type { Contract, Schema } from '../dataProvider/contract/operations';

/** A difference between a value and a schema of the contract. */
export interface Difference {
  /** The schema's keyword. */
  keyword: string;
  /** JSON pointer with a star for every entry of a list. */
  place: string;
  /** Spanish, one line. */
  text: string;
}

/** Says where a value differs from a schema of the contract. */
export type CompareShape = (schema: Schema, value: unknown) => Difference[];

/** Compares with the schemas of one contract; each is compiled once. */
export function createCompare(contract: Contract): CompareShape {
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
      // References of the schema start at the contract's root.
      validate = ajv.compile({ ...schema, components: contract.components });
      compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return withoutBranches(validate.errors ?? []).map(difference);
  };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'número entero',
  boolean: 'sí o no',
  array: 'lista',
  object: 'objeto',
  null: 'null',
};

const typeOf = (value: unknown) =>
  typeNames[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ?? typeof value;

/** Numbers of list entries are all the same to people. */
const placeOf = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

function difference({ keyword, params, data, instancePath }: ErrorObject): Difference {
  const parameters = params as Record<string, unknown>;
  return { keyword, place: placeOf(instancePath), text: told(keyword, parameters, data) };
}

function told(keyword: string, parameters: Readonly<Record<string, unknown>>, data: unknown): string {
  switch (keyword) {
    case 'required':
      return `falta el campo «${String(parameters['missingProperty'])}»`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = parameters['additionalProperty'] ?? parameters['unevaluatedProperty'];
      return `trae además el campo «${String(name)}»`;
    }
    case 'type': {
      const wanted = [parameters['type']].flat().map((name) => typeNames[String(name)] ?? String(name));
      return `es ${typeOf(data)} y se espera ${wanted.join(' o ')}`;
    }
    case 'enum':
    case 'const':
      return `valor no previsto: ${short(data)}`;
    case 'oneOf':
    case 'anyOf':
      return `es ${typeOf(data)} y no tiene ninguna de las formas previstas`;
    default:
      return `no cumple ${keyword} ${short(Object.values(parameters)[0])}`;
  }
}

/** Enough to recognise a value; answers may hold personal data. */
function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nada';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
