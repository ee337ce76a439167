import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Parameter, Schema } from '../../../dataProvider/contract/operations';
import type { operations } from '../../../dataProvider/contract/types';
import type { CallId } from '../callRules';
import { operationById, validationMessage, createValidatorCache } from '../contract/contractValidators';
import { HostError } from '../responses/hostError';
import type { ErrorDetail } from '../responses/hostError';

/** Parsed query of a call: numbers are numbers, and `page[size]` is `page.size`. */
export type QueryParamsOf<Id extends CallId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? Exclude<Query, undefined>
  : never;

const queryParametersOf = (id: CallId): Parameter[] =>
  operationById.get(id)?.parameters.filter((parameter) => parameter.in === 'query') ?? [];

/** Returns the parameters of a call as one object schema; dependent parameters must be sent together. */
function schemaOf(id: CallId): Schema {
  const parameters = queryParametersOf(id);
  const requiredTogether = operationById.get(id)?.together ?? [];
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    dependentRequired: Object.fromEntries(
      requiredTogether.map((name) => [name, requiredTogether.filter((otherName) => otherName !== name)]),
    ),
  };
}

const validatorOf = createValidatorCache(schemaOf);

/** Parses digits as a number if the schema expects one; the validator checks everything else. */
const parseValue = (schema: Schema | undefined, rawValue: unknown): unknown =>
  schema?.type === 'integer' && typeof rawValue === 'string' && /^\d{1,11}$/.test(rawValue)
    ? Number(rawValue)
    : rawValue;

/** Nests the query for {@link getDependentSchema}: `page[size]` goes into `page`. */
function nestQueryParams(id: CallId, query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const schemas = new Map(queryParametersOf(id).map(({ name, schema }) => [name, schema]));
  const groups = new Map<string, [string, unknown][]>();
  const flat: [string, unknown][] = [];
  for (const [key, rawValue] of Object.entries(query)) {
    const [, group = '', member = ''] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
    const members = schemas.get(group)?.properties;
    if (!members) flat.push([key, parseValue(schemas.get(key), rawValue)]);
    else groups.set(group, [...(groups.get(group) ?? []), [member, parseValue(members[member], rawValue)]]);
  }
  const nested = [...groups].map(([name, members]) => [name, Object.fromEntries(members)] as const);
  return Object.fromEntries([...nested, ...flat]);
}

/** Returns the original parameter name: `/page/size` is `page[size]`. */
const parameterName = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .reduce((name, member) => (name === '' ? member : `${name}[${member}]`), '');

function toErrorDetail(error: ErrorObject): ErrorDetail {
  const { instancePath, keyword, params } = error;
  if (keyword === 'additionalProperties') {
    const parameter = parameterName(`${instancePath}/${String(params['additionalProperty'])}`);
    return { code: 'unknown_parameter', detail: 'Parámetro desconocido.', parameter };
  }
  const isMissing = keyword === 'required' || keyword === 'dependentRequired';
  const path = isMissing ? `${instancePath}/${String(params['missingProperty'])}` : instancePath;
  return { code: 'invalid', detail: validationMessage(error), parameter: parameterName(path) };
}

/** Maximum number of errors in a response. */
const MAX_DETAILS = 50;

/**
 * Parses the query of a call by its contract parameters; 400 for each parameter that is invalid, unknown, missing or
 * repeated. Feature rules check what a schema cannot express.
 */
export function readQueryParams<Id extends CallId>(
  id: Id,
  query: Readonly<Record<string, unknown>>,
): QueryParamsOf<Id> {
  const queryParams = nestQueryParams(id, query);
  const validate = validatorOf(id);
  if (validate(queryParams)) return queryParams as QueryParamsOf<Id>;
  const details = (validate.errors ?? []).slice(0, MAX_DETAILS).map(toErrorDetail);
  const detailsByKey = new Map(
    details.map((errorDetail) => [`${errorDetail.parameter ?? ''} ${errorDetail.detail}`, errorDetail]),
  );
  throw new HostError(400, [...detailsByKey.values()]);
}

/** Creates a 400 for a parameter that a rule rejects. */
export const badParameterError = (parameter: string, detail: string, code = 'invalid'): HostError =>
  new HostError(400, { code, detail, parameter });
