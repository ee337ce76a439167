import { defined, listOf, objectOf, textOf, type Obj } from './json.ts';
import { isMethod } from './operations.ts';

/** What describes the value of a parameter, which Swagger 2 writes beside its name. */
const VALUE = ['type', 'format', 'enum', 'items', 'default', 'minimum', 'maximum', 'maxLength', 'pattern'];

/**
 * A Swagger 2 document as the importer reads OpenAPI 3: bodies and answers under their media types, the address of the host
 * under `servers`. What the importer does not look at is left out.
 */
export function fromSwagger2(document: Obj): Obj {
  const { paths, host, basePath, schemes, consumes, produces, ...rest } = document;
  const scheme = listOf(schemes).includes('http') && !listOf(schemes).includes('https') ? 'http' : 'https';
  const path = textOf(basePath)?.replace(/\/$/, '') ?? '';
  const server = textOf(host) === undefined ? path : `${scheme}://${String(host)}${path}`;
  const types = { consumes: mediaType(consumes), produces: mediaType(produces) };
  const shared = Object.fromEntries(
    Object.entries(objectOf(document.responses)).map(([name, answer]) => [
      name,
      answerOf(answer, types.produces),
    ]),
  );
  const items = Object.entries(objectOf(paths)).map(([name, item]) => [name, itemOf(item, document, types)]);
  return {
    ...rest,
    responses: shared,
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
/** The first that is JSON, else the first. */
const mediaType = (types: unknown, otherwise = JSON_TYPE): string =>
  listOf(types)
    .map(String)
    .find((type) => /json/.test(type)) ??
  textOf(listOf(types)[0]) ??
  otherwise;

function itemOf(item: unknown, document: Obj, types: Types): Obj {
  const { parameters, ...members } = objectOf(item);
  return Object.fromEntries(
    Object.entries(members).map(([method, operation]) => [
      method,
      isMethod(method) ? operationOf(objectOf(operation), listOf(parameters), document, types) : operation,
    ]),
  );
}

function operationOf(operation: Obj, shared: readonly unknown[], document: Obj, types: Types): Obj {
  const consumes = mediaType(operation.consumes, types.consumes);
  const produces = mediaType(operation.produces, types.produces);
  const parameters = [...shared, ...listOf(operation.parameters)].map((one) =>
    byName(objectOf(one), document),
  );
  const body = parameters.find((one) => one.in === 'body');
  const form = parameters.filter((one) => one.in === 'formData');
  return defined({
    ...operation,
    parameters: parameters.filter((one) => one.in !== 'body' && one.in !== 'formData').map(parameterOf),
    requestBody: body
      ? { required: body.required, content: { [consumes]: { schema: body.schema } } }
      : form.length > 0
        ? { content: { [consumes]: { schema: formOf(form) } } }
        : undefined,
    responses: Object.fromEntries(
      Object.entries(objectOf(operation.responses)).map(([code, answer]) => [
        code,
        answerOf(answer, produces),
      ]),
    ),
  });
}

/** A parameter that is named is needed here: where it stands decides what becomes of it. */
function byName(parameter: Obj, document: Obj): Obj {
  const name = textOf(parameter.$ref)?.match(/^#\/parameters\/(.+)$/)?.[1];
  return name === undefined ? parameter : objectOf(objectOf(document.parameters)[name.replaceAll('~1', '/')]);
}

function parameterOf(parameter: Obj): Obj {
  const schema = defined(Object.fromEntries(VALUE.map((key) => [key, parameter[key]])));
  return { ...parameter, schema };
}

const formOf = (parameters: readonly Obj[]): Obj => ({
  type: 'object',
  required: parameters.filter((one) => one.required === true).map((one) => one.name),
  properties: Object.fromEntries(parameters.map((one) => [String(one.name), one])),
});

function answerOf(answer: unknown, produces: string): unknown {
  const { schema, ...rest } = objectOf(answer);
  return schema === undefined ? answer : { ...rest, content: { [produces]: { schema } } };
}
