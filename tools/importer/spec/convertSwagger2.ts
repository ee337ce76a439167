import { omitUndefined, asArray, asObject, asString, type JsonObject } from './json.ts';
import { isMethod } from './operations.ts';

/** Keywords of a parameter's value, which Swagger 2 writes beside its name. */
const SCHEMA_KEYS = [
  'type',
  'format',
  'enum',
  'items',
  'default',
  'minimum',
  'maximum',
  'maxLength',
  'pattern',
];

/**
 * Converts a Swagger 2 document to OpenAPI 3 for the importer: bodies and responses under their media types, the base URL
 * under `servers`. Omits everything that the importer does not read.
 */
export function convertSwagger2(document: JsonObject): JsonObject {
  const { paths, host, basePath, schemes, consumes, produces, ...rest } = document;
  const scheme = asArray(schemes).includes('http') && !asArray(schemes).includes('https') ? 'http' : 'https';
  const path = asString(basePath)?.replace(/\/$/, '') ?? '';
  const server = asString(host) === undefined ? path : `${scheme}://${String(host)}${path}`;
  const types = { consumes: mediaType(consumes), produces: mediaType(produces) };
  const sharedResponses = Object.fromEntries(
    Object.entries(asObject(document.responses)).map(([name, response]) => [
      name,
      convertResponse(response, types.produces),
    ]),
  );
  const items = Object.entries(asObject(paths)).map(([name, item]) => [
    name,
    convertPathItem(item, document, types),
  ]);
  return {
    ...rest,
    responses: sharedResponses,
    openapi: '3.0.0',
    servers: server === '' ? [] : [{ url: server }],
    paths: Object.fromEntries(items),
  };
}

interface Types {
  consumes: string;
  produces: string;
}

const JSON_TYPE = 'application/json';
/** Returns the first JSON media type, else the first one. */
const mediaType = (types: unknown, fallback = JSON_TYPE): string =>
  asArray(types)
    .map(String)
    .find((type) => /json/.test(type)) ??
  asString(asArray(types)[0]) ??
  fallback;

function convertPathItem(item: unknown, document: JsonObject, types: Types): JsonObject {
  const { parameters, ...members } = asObject(item);
  return Object.fromEntries(
    Object.entries(members).map(([method, operation]) => [
      method,
      isMethod(method)
        ? convertOperation(asObject(operation), asArray(parameters), document, types)
        : operation,
    ]),
  );
}

function convertOperation(
  operation: JsonObject,
  pathParameters: readonly unknown[],
  document: JsonObject,
  types: Types,
): JsonObject {
  const consumes = mediaType(operation.consumes, types.consumes);
  const produces = mediaType(operation.produces, types.produces);
  const parameters = [...pathParameters, ...asArray(operation.parameters)].map((parameter) =>
    resolveParameterRef(asObject(parameter), document),
  );
  const body = parameters.find((parameter) => parameter.in === 'body');
  const form = parameters.filter((parameter) => parameter.in === 'formData');
  return omitUndefined({
    ...operation,
    parameters: parameters
      .filter((parameter) => parameter.in !== 'body' && parameter.in !== 'formData')
      .map(convertParameter),
    requestBody: body
      ? { required: body.required, content: { [consumes]: { schema: body.schema } } }
      : form.length > 0
        ? { content: { [consumes]: { schema: formSchema(form) } } }
        : undefined,
    responses: Object.fromEntries(
      Object.entries(asObject(operation.responses)).map(([code, response]) => [
        code,
        convertResponse(response, produces),
      ]),
    ),
  });
}

/** Resolves a parameter reference now, since its `in` decides the conversion. */
function resolveParameterRef(parameter: JsonObject, document: JsonObject): JsonObject {
  const name = asString(parameter.$ref)?.match(/^#\/parameters\/(.+)$/)?.[1];
  return name === undefined ? parameter : asObject(asObject(document.parameters)[name.replaceAll('~1', '/')]);
}

function convertParameter(parameter: JsonObject): JsonObject {
  const schema = omitUndefined(Object.fromEntries(SCHEMA_KEYS.map((key) => [key, parameter[key]])));
  return { ...parameter, schema };
}

const formSchema = (parameters: readonly JsonObject[]): JsonObject => ({
  type: 'object',
  required: parameters.filter((parameter) => parameter.required === true).map((parameter) => parameter.name),
  properties: Object.fromEntries(parameters.map((parameter) => [String(parameter.name), parameter])),
});

function convertResponse(response: unknown, produces: string): unknown {
  const { schema, ...rest } = asObject(response);
  return schema === undefined ? response : { ...rest, content: { [produces]: { schema } } };
}
