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
  shared?: string | undefined;
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
export interface Body {
  media: string | undefined;
  /** Every media type; {@link Body.media}, the one with the schema, is JSON where JSON is among them. */
  medias: string[];
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
  body: Body | undefined;
  /** By status. */
  answers: ReadonlyMap<number, Body & { description: string }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The part of the contract that `ref` (`#/components/…`) names. */
export function partOf(contract: Contract, ref: string): unknown {
  const [, , group = '', name = ''] = ref.split('/');
  const part = contract.components[group]?.[name];
  if (part === undefined) throw new Error(`the contract has no ${ref}`);
  return part;
}

/** The schema behind a reference, or the schema itself. */
export function resolved(contract: Contract, schema: Schema): Schema {
  let found = schema;
  while (found.$ref !== undefined) found = partOf(contract, found.$ref) as Schema;
  return found;
}

/** Examples that a schema carries, behind its reference too. */
export function schemaExamples(contract: Contract, schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  const target = resolved(contract, schema);
  return [schema, target].flatMap((one) => [
    ...(one.examples ?? []),
    ...(one.example === undefined ? [] : [one.example]),
  ]);
}

/** Every call of the contract, in its order. */
export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as RawOperation | undefined;
      if (!operation) return [];
      const shared = (item['parameters'] ?? []) as RawOperation['parameters'];
      return [operationOf(contract, method.toUpperCase(), path, operation, shared ?? [])];
    }),
  );
}

function operationOf(
  contract: Contract,
  method: string,
  path: string,
  raw: RawOperation,
  shared: NonNullable<RawOperation['parameters']>,
): Operation {
  const parameters = [...shared, ...(raw.parameters ?? [])].map((one): Parameter => {
    const found = '$ref' in one ? (partOf(contract, one.$ref) as Parameter) : one;
    const { schema } = found;
    return { ...found, schema: resolved(contract, schema), shared: schema.$ref?.split('/').at(-1) };
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
    body: raw.requestBody && bodyOf(contract, raw.requestBody),
    answers: new Map(
      Object.entries(raw.responses).map(([status, answer]) => {
        const found = answer.$ref === undefined ? answer : (partOf(contract, answer.$ref) as Content);
        return [Number(status), { ...bodyOf(contract, found), description: found.description ?? '' }];
      }),
    ),
  };
}

function bodyOf(contract: Contract, content: Content): Body {
  const all = Object.entries(content.content ?? {});
  const [media, one] = all.find(([name]) => name.includes('json')) ?? all[0] ?? [];
  return {
    media,
    medias: all.map(([name]) => name),
    schema: one?.schema,
    examples: [
      ...(one?.example === undefined ? [] : [one.example]),
      ...Object.values(one?.examples ?? {}).map(({ value }) => value),
      ...schemaExamples(contract, one?.schema),
    ],
  };
}
