import { asArray, asObject, asString, asStrings, type JsonObject } from './json.ts';
import { dereference } from './references.ts';
import { securityNames } from './securityNames.ts';
import { parseShape } from './schemaShape.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Whether a member of a path is a call; others describe it. */
export const isMethod = (name: string): name is Method => METHODS.some((method) => method === name);

export interface SpecParameter {
  name: string;
  in: string;
  required: boolean;
  schema: unknown;
  description: string;
  /** `deepObject`: it is sent as `name[member]`. */
  style: string | undefined;
}

/** A call that a host offers. */
export interface SpecOperation {
  method: Method;
  path: string;
  tags: readonly string[];
  parameters: readonly SpecParameter[];
  /** Schema of the body; undefined for none. */
  body: unknown;
  bodyType: string | undefined;
  /** Schema of the body of the answer when all went well; undefined for none. */
  response: unknown;
  responseType: string | undefined;
  /** Names of the headers of that answer. */
  responseHeaders: readonly string[];
  /** Permission codes that `x-permission` or `x-permissions` names. */
  permissions: readonly string[];
  /** Names of the ways in which the call asks who calls; undefined: as the whole document says. */
  security: readonly string[] | undefined;
}

/** All calls of a document, in its order. */
export function parseOperations(root: JsonObject): SpecOperation[] {
  return Object.entries(asObject(root.paths)).flatMap(([path, item]) => {
    const { value } = dereference(root, item);
    return METHODS.flatMap((method) =>
      value[method] === undefined
        ? []
        : [parseOperation(root, method, path, value, dereference(root, value[method]).value)],
    );
  });
}

function parseOperation(
  root: JsonObject,
  method: Method,
  path: string,
  item: JsonObject,
  operation: JsonObject,
): SpecOperation {
  const [bodyType, body] = mediaContent(dereference(root, operation.requestBody).value);
  const success = successResponse(root, operation);
  const [responseType, response] = mediaContent(success);
  return {
    method,
    path,
    tags: asStrings(operation.tags),
    parameters: parseParameters(root, [...asArray(item.parameters), ...asArray(operation.parameters)]),
    body,
    bodyType,
    response,
    responseType,
    responseHeaders: Object.keys(asObject(success.headers)),
    permissions: [...asStrings(operation['x-permission']), ...asStrings(operation['x-permissions'])],
    security: securityNames(operation.security),
  };
}

/** The first answer that says that all went well. */
function successResponse(root: JsonObject, { responses }: JsonObject): JsonObject {
  const responseEntries = Object.entries(asObject(responses));
  const successEntry =
    responseEntries.find(([code]) => /^2(?:\d\d|XX)$/i.test(code)) ??
    responseEntries.find(([code]) => code === 'default');
  return dereference(root, successEntry?.[1]).value;
}

/** Media type and schema: JSON, else the first there is. */
function mediaContent({ content }: JsonObject): [string | undefined, unknown] {
  const types = Object.entries(asObject(content));
  const [type, media] = types.find(([name]) => /json/i.test(name)) ?? types[0] ?? [];
  return [type, asObject(media).schema];
}

/** Those of the operation win over those of its path. */
function parseParameters(root: JsonObject, nodes: readonly unknown[]): SpecParameter[] {
  const entries = nodes.flatMap((node): [string, SpecParameter][] => {
    const { value } = dereference(root, node);
    const name = asString(value.name) ?? '';
    const schema = value.schema ?? mediaContent(value)[1];
    const location = asString(value.in) ?? '';
    const parameter: SpecParameter = {
      name,
      in: location,
      required: value.required === true,
      schema,
      description: asString(value.description) ?? '',
      style: asString(value.style),
    };
    const spreadParameters =
      location === 'query' && value.explode !== false ? spreadObject(root, parameter) : [parameter];
    return spreadParameters.map((each) => [`${location} ${each.name}`, each]);
  });
  return [...new Map(entries).values()];
}

/** An object in the query is sent member by member, each under its own name or as `name[member]`. */
function spreadObject(root: JsonObject, parameter: SpecParameter): SpecParameter[] {
  const { type, members } = parseShape(root, parameter.schema);
  const names = Object.entries(members);
  if (type !== 'object' || names.length === 0) return [parameter];
  return names.map(([member, schema]) => ({
    ...parameter,
    name: parameter.style === 'deepObject' ? `${parameter.name}[${member}]` : member,
    required: false,
    schema,
    style: undefined,
  }));
}

/** What of it is asked for in the query. */
export const queryParameters = (operation: SpecOperation | undefined): readonly SpecParameter[] =>
  operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
