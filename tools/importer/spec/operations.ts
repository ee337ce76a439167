import { asArray, asObject, asString, asStrings, type JsonObject } from './json.ts';
import { dereference } from './references.ts';
import { securityNames } from './securityNames.ts';
import { parseShape, type SchemaShape } from './schemaShape.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** True if a path member is an HTTP method; other members describe the path. */
export const isMethod = (name: string): name is Method => METHODS.some((method) => method === name);

export interface SpecParameter {
  name: string;
  in: string;
  required: boolean;
  schema: unknown;
  description: string;
  /** `deepObject`: sent as `name[member]`. */
  style: string | undefined;
  /** True if the value is sent as JSON text. */
  isJson: boolean;
  /** Names of the members of an object. */
  members: readonly string[];
}

/** A call of the host. */
export interface SpecOperation {
  method: Method;
  path: string;
  tags: readonly string[];
  parameters: readonly SpecParameter[];
  /** Schema of the body; undefined for none. */
  body: unknown;
  bodyType: string | undefined;
  /** Schema of the success response's body; undefined for none. */
  response: unknown;
  responseType: string | undefined;
  /** Header names of that response. */
  responseHeaders: readonly string[];
  /** Permission codes that `x-permission` or `x-permissions` names. */
  permissions: readonly string[];
  /** Authentication schemes of the call; undefined: the document's default. */
  security: readonly string[] | undefined;
}

/** Parses all calls of a document, in order. */
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

/** Returns the first success response. */
function successResponse(root: JsonObject, { responses }: JsonObject): JsonObject {
  const responseEntries = Object.entries(asObject(responses));
  const successEntry =
    responseEntries.find(([code]) => /^2(?:\d\d|XX)$/i.test(code)) ??
    responseEntries.find(([code]) => code === 'default');
  return dereference(root, successEntry?.[1]).value;
}

/** Returns media type and schema: JSON, else the first one. */
function mediaContent({ content }: JsonObject): [string | undefined, unknown] {
  const types = Object.entries(asObject(content));
  const [type, media] = types.find(([name]) => /json/i.test(name)) ?? types[0] ?? [];
  return [type, asObject(media).schema];
}

/** Parameters of the operation override those of its path. */
function parseParameters(root: JsonObject, nodes: readonly unknown[]): SpecParameter[] {
  const entries = nodes.flatMap((node): [string, SpecParameter][] => {
    const { value } = dereference(root, node);
    const name = asString(value.name) ?? '';
    const [contentType, contentSchema] = mediaContent(value);
    const schema = value.schema ?? contentSchema;
    const description = asString(value.description) ?? '';
    const location = asString(value.in) ?? '';
    const parameter: SpecParameter = {
      name,
      in: location,
      required: value.required === true,
      schema,
      description,
      style: asString(value.style),
      members: Object.keys(parseShape(root, schema).members),
      isJson: /json/i.test(contentType ?? '') || isJsonText(parseShape(root, schema), description),
    };
    const isSpread = location === 'query' && value.explode !== false && !parameter.isJson;
    const spreadParameters = isSpread ? spreadObject(root, parameter) : [parameter];
    return spreadParameters.map((each) => [`${location} ${each.name}`, each]);
  });
  return [...new Map(entries).values()];
}

/** True for a text that holds JSON, as Swagger 2 describes it: by its format or in words. */
const isJsonText = ({ type, node }: SchemaShape, description: string): boolean =>
  type === 'string' && (/^json$/i.test(String(node.format)) || /\bJSON\b/.test(description));

/** Splits an object in the query into its members, sent under their own names or as `name[member]`. */
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
    members: [],
  }));
}

/** Returns the query parameters of an operation. */
export const queryParameters = (operation: SpecOperation | undefined): readonly SpecParameter[] =>
  operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
