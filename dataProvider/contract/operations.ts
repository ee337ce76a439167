/** A JSON schema as the contract uses it; `$ref` points to a component of the bundled contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  example?: unknown;
  examples?: unknown[];
  'x-assumed'?: boolean;
}

/** A parameter of an operation, in the path, the query or a header. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** Resolved. */
  schema: Schema;
  /** Name of the shared schema that it references. */
  schemaName?: string | undefined;
  example?: unknown;
}

/** A body in one media type. */
interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

/** A body or a response with unresolved references. */
interface Content {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

interface RawOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-permission'?: string;
  'x-assumed'?: boolean;
  'x-changes-state'?: boolean;
  'x-sparse'?: boolean;
  'x-together'?: string[];
}

/** The members of the bundled contract that programs read. */
export interface Contract {
  info: { description: string };
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** Body of a request or a response; `mediaType` is undefined if there is no body. */
export interface OperationBody {
  mediaType: string | undefined;
  /** All media types; `mediaType`, the one of the schema, is JSON if there is a JSON type. */
  mediaTypes: string[];
  schema: Schema | undefined;
  /** Complete example bodies of the contract. */
  examples: unknown[];
}

/** One call of the contract, with parameters and responses resolved. */
export interface Operation {
  id: string;
  /** In upper case. */
  method: string;
  /** With `{names}`, without the host's prefix. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** True if it needs no session. */
  open: boolean;
  permission: string | undefined;
  /** True if the product's documents do not describe this call, or not completely. */
  assumed: boolean;
  /** True for a GET that is not a pure read: it ends or creates something. */
  changesState: boolean;
  /** True if many records do not have it, so 404 is a normal response. */
  sparse: boolean;
  /** Query parameters that are sent all together or not at all; if the call has two versions, with the second one. */
  together: string[];
  /** Allowed values of `Accept-version`; the first is the default. */
  versions: string[];
  /** Without `Accept-version`. */
  parameters: Parameter[];
  body: OperationBody | undefined;
  /** By status. */
  responses: ReadonlyMap<number, OperationBody & { description: string }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Resolves a reference (`#/components/…`) in the contract. */
export function resolveRef(contract: Contract, ref: string): unknown {
  const [, , group = '', name = ''] = ref.split('/');
  const component = contract.components[group]?.[name];
  if (component === undefined) throw new Error(`the contract has no ${ref}`);
  return component;
}

/** Returns the schema behind a reference, or the schema itself. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  let resolvedSchema = schema;
  while (resolvedSchema.$ref !== undefined)
    resolvedSchema = resolveRef(contract, resolvedSchema.$ref) as Schema;
  return resolvedSchema;
}

/** Returns the examples of a schema, including those behind its reference. */
export function schemaExamples(contract: Contract, schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  const target = resolveSchema(contract, schema);
  return [schema, target].flatMap((candidate) => [
    ...(candidate.examples ?? []),
    ...(candidate.example === undefined ? [] : [candidate.example]),
  ]);
}

/** Returns every call of the contract, in its order. */
export function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as RawOperation | undefined;
      if (!operation) return [];
      const sharedParameters = (item['parameters'] ?? []) as RawOperation['parameters'];
      return [toOperation(contract, method.toUpperCase(), path, operation, sharedParameters ?? [])];
    }),
  );
}

function toOperation(
  contract: Contract,
  method: string,
  path: string,
  raw: RawOperation,
  sharedParameters: NonNullable<RawOperation['parameters']>,
): Operation {
  const parameters = [...sharedParameters, ...(raw.parameters ?? [])].map((reference): Parameter => {
    const parameter = '$ref' in reference ? (resolveRef(contract, reference.$ref) as Parameter) : reference;
    const { schema } = parameter;
    return {
      ...parameter,
      schema: resolveSchema(contract, schema),
      schemaName: schema.$ref?.split('/').at(-1),
    };
  });
  const version = parameters.find(({ name }) => name === 'Accept-version')?.schema;
  const versions = version?.const === undefined ? (version?.enum ?? []) : [version.const];
  return {
    id: raw.operationId,
    method,
    path,
    tag: raw.tags[0] ?? '',
    summary: raw.summary,
    description: raw.description,
    open: raw.security?.length === 0,
    permission: raw['x-permission'],
    assumed: raw['x-assumed'] === true,
    changesState: raw['x-changes-state'] === true,
    sparse: raw['x-sparse'] === true,
    together: raw['x-together'] ?? [],
    versions: versions.map(String),
    parameters: parameters.filter(({ name }) => name !== 'Accept-version'),
    body: raw.requestBody && toOperationBody(contract, raw.requestBody),
    responses: new Map(
      Object.entries(raw.responses).map(([status, response]) => {
        const content =
          response.$ref === undefined ? response : (resolveRef(contract, response.$ref) as Content);
        return [
          Number(status),
          { ...toOperationBody(contract, content), description: content.description ?? '' },
        ];
      }),
    ),
  };
}

function toOperationBody(contract: Contract, content: Content): OperationBody {
  const mediaEntries = Object.entries(content.content ?? {});
  const [mediaType, mediaObject] =
    mediaEntries.find(([name]) => name.includes('json')) ?? mediaEntries[0] ?? [];
  return {
    mediaType,
    mediaTypes: mediaEntries.map(([name]) => name),
    schema: mediaObject?.schema,
    examples: [
      ...(mediaObject?.example === undefined ? [] : [mediaObject.example]),
      ...Object.values(mediaObject?.examples ?? {}).map(({ value }) => value),
      ...schemaExamples(contract, mediaObject?.schema),
    ],
  };
}
