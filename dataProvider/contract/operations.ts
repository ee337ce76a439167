/** A JSON schema as the contract uses it; `$ref` names a part of the bundled contract. */
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
  /** Looked up. */
  schema: Schema;
  /** Name of the shared schema that it refers to. */
  schemaName?: string | undefined;
  example?: unknown;
}

/** A body as one media type. */
interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

/** A body or an answer before its parts are looked up. */
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

/** The bundled contract, as far as programs read it. */
export interface Contract {
  info: { description: string };
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** A body of a request or an answer; `media` is undefined where there is nothing to say. */
export interface OperationBody {
  mediaType: string | undefined;
  /** Every media type; {@link Body.media}, the one with the schema, is JSON where JSON is among them. */
  mediaTypes: string[];
  schema: Schema | undefined;
  /** Whole bodies, as the contract shows them. */
  examples: unknown[];
}

/** One call of the contract, every reference to parameters and answers looked up. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** With `{names}`, without the host's prefix. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** Needs no session. */
  open: boolean;
  permission: string | undefined;
  /** The product's documents do not show this call, or not whole. */
  assumed: boolean;
  /** A GET that is no mere read: it ends something or makes something. */
  changesState: boolean;
  /** Many records have none of it: 404 is a usual answer then. */
  sparse: boolean;
  /** Query parameters that are sent all or none; with the second of the versions where there are two. */
  together: string[];
  /** What `Accept-version` may say; the first is the usual one. */
  versions: string[];
  /** Without `Accept-version`. */
  parameters: Parameter[];
  body: OperationBody | undefined;
  /** By status. */
  responses: ReadonlyMap<number, OperationBody & { description: string }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The part of the contract that `ref` (`#/components/…`) names. */
export function resolveRef(contract: Contract, ref: string): unknown {
  const [, , group = '', name = ''] = ref.split('/');
  const component = contract.components[group]?.[name];
  if (component === undefined) throw new Error(`the contract has no ${ref}`);
  return component;
}

/** The schema behind a reference, or the schema itself. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  let resolvedSchema = schema;
  while (resolvedSchema.$ref !== undefined)
    resolvedSchema = resolveRef(contract, resolvedSchema.$ref) as Schema;
  return resolvedSchema;
}

/** Examples that a schema carries, behind its reference too. */
export function schemaExamples(contract: Contract, schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  const target = resolveSchema(contract, schema);
  return [schema, target].flatMap((candidate) => [
    ...(candidate.examples ?? []),
    ...(candidate.example === undefined ? [] : [candidate.example]),
  ]);
}

/** Every call of the contract, in its order. */
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
