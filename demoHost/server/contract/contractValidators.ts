import Ajv2020 from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { regexes } from 'zod';
import { listOperations } from '../../../dataProvider/contract/operations';
import type { Contract, Operation, Schema } from '../../../dataProvider/contract/operations';
import type { CallId } from '../callRules';

const contractFile = new URL('../../../dataProvider/contract/openapi.bundle.json', import.meta.url);
const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;

/** The calls of the contract by their operation ids. */
export const operationById: ReadonlyMap<string, Operation> = new Map(
  listOperations(contract).map((operation) => [operation.id, operation]),
);

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  formats: { email: regexes.email },
});
ajv.addKeyword({
  keyword: 'x-trim',
  type: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (
    _: unknown,
    text: string,
    _schema: unknown,
    dataContext?: { parentData: unknown; parentDataProperty: string | number },
  ) => {
    if (dataContext)
      (dataContext.parentData as Record<string | number, unknown>)[dataContext.parentDataProperty] =
        text.trim();
    return true;
  },
});
// The call itself rejects an empty body, with a better message.
ajv.removeKeyword('minProperties');
ajv.addKeyword('minProperties');

/** Creates a cache of validators by call, each compiled on first use. */
export function createValidatorCache(schemaOf: (id: CallId) => Schema): (id: CallId) => ValidateFunction {
  const compiled = new Map<CallId, ValidateFunction>();
  return (id) => {
    const cached = compiled.get(id);
    if (cached) return cached;
    // References in the schema start at the contract's root.
    const validate = ajv.compile({ ...schemaOf(id), components: contract.components });
    compiled.set(id, validate);
    return validate;
  };
}

/** Returns a Spanish message for a validator finding, by keyword. */
export function validationMessage({ keyword, params }: ErrorObject): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'maxLength':
    case 'maxItems':
    case 'maximum':
      return `Máximo ${limit}.`;
    case 'minItems':
    case 'minimum':
    case 'exclusiveMinimum':
      return `Mínimo ${limit}.`;
    case 'minLength':
      return limit > 1 ? `Mínimo ${limit} caracteres.` : 'No puede estar vacío.';
    case 'pattern':
    case 'format':
      return 'Formato no válido.';
    default:
      return 'Valor no válido.';
  }
}
