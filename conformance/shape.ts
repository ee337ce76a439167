import Ajv2020 from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, Schema } from '../dataProvider/contract/operations';
import type { Finding } from './finding';

type Difference = Pick<Finding, 'kind' | 'place' | 'text' | 'assumed'>;

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

/** Of a choice of forms only the choice is told, not what each form lacks. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  return errors.filter(
    (error) =>
      choices.includes(error) ||
      !choices.some(({ instancePath }) => error.instancePath.startsWith(instancePath)),
  );
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

function difference(error: ErrorObject): Difference {
  const parameters = error.params as Record<string, unknown>;
  const parent = error.parentSchema as Schema | undefined;
  const place = placeOf(error.instancePath);
  const assumed = parent?.['x-assumed'] === true;
  const of = (kind: Difference['kind'], text: string): Difference => ({ kind, place, text, assumed });
  switch (error.keyword) {
    case 'required': {
      const name = String(parameters['missingProperty']);
      const own = parent?.properties?.[name]?.['x-assumed'] === true;
      return { ...of('campo', `falta el campo «${name}»`), assumed: assumed || own };
    }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return of(
        'campo',
        `sobra el campo «${String(parameters['additionalProperty'] ?? parameters['unevaluatedProperty'])}»`,
      );
    case 'type': {
      const wanted = [parameters['type']].flat().map((name) => typeNames[String(name)] ?? String(name));
      return of('tipo', `es ${typeOf(error.data)} y debe ser ${wanted.join(' o ')}`);
    }
    case 'enum':
    case 'const':
      return of('tipo', `valor no previsto: ${short(error.data)}`);
    case 'oneOf':
    case 'anyOf':
      return of('tipo', `es ${typeOf(error.data)} y no tiene ninguna de las formas previstas`);
    default:
      return of('tipo', `no cumple ${error.keyword} ${short(Object.values(parameters)[0])}`);
  }
}

/** Enough to recognise a value; answers may hold personal data. */
function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nada';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
