import { listOf, objectOf, textOf, textsOf, type Obj } from './json.ts';
import { follow } from './references.ts';
import { securityNames } from './security.ts';
import { shapeOf } from './shape.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Whether a member of a path is a call; others describe it. */
export const isMethod = (name: string): name is Method => METHODS.some((method) => method === name);

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: unknown;
  description: string;
  /** `deepObject`: it is sent as `name[member]`. */
  style: string | undefined;
}

/** A call that a host offers. */
export interface Operation {
  method: Method;
  path: string;
  tags: readonly string[];
  parameters: readonly Parameter[];
  /** Schema of the body; undefined for none. */
  body: unknown;
  bodyType: string | undefined;
  /** Schema of the body of the answer when all went well; undefined for none. */
  answer: unknown;
  answerType: string | undefined;
  /** Names of the headers of that answer. */
  answerHeaders: readonly string[];
  /** Permission codes that `x-permission` or `x-permissions` names. */
  permissions: readonly string[];
  /** Names of the ways in which the call asks who calls; undefined: as the whole document says. */
  security: readonly string[] | undefined;
}

/** All calls of a document, in its order. */
export function operationsOf(root: Obj): Operation[] {
  return Object.entries(objectOf(root.paths)).flatMap(([path, item]) => {
    const { value } = follow(root, item);
    return METHODS.flatMap((method) =>
      value[method] === undefined
        ? []
        : [operationOf(root, method, path, value, follow(root, value[method]).value)],
    );
  });
}

function operationOf(root: Obj, method: Method, path: string, item: Obj, own: Obj): Operation {
  const [bodyType, body] = contentOf(follow(root, own.requestBody).value);
  const answered = answerOf(root, own);
  const [answerType, answer] = contentOf(answered);
  return {
    method,
    path,
    tags: textsOf(own.tags),
    parameters: parametersOf(root, [...listOf(item.parameters), ...listOf(own.parameters)]),
    body,
    bodyType,
    answer,
    answerType,
    answerHeaders: Object.keys(objectOf(answered.headers)),
    permissions: [...textsOf(own['x-permission']), ...textsOf(own['x-permissions'])],
    security: securityNames(own.security),
  };
}

/** The first answer that says that all went well. */
function answerOf(root: Obj, { responses }: Obj): Obj {
  const codes = Object.entries(objectOf(responses));
  const well =
    codes.find(([code]) => /^2(?:\d\d|XX)$/i.test(code)) ?? codes.find(([code]) => code === 'default');
  return follow(root, well?.[1]).value;
}

/** Media type and schema: JSON, else the first there is. */
function contentOf({ content }: Obj): [string | undefined, unknown] {
  const types = Object.entries(objectOf(content));
  const [type, media] = types.find(([name]) => /json/i.test(name)) ?? types[0] ?? [];
  return [type, objectOf(media).schema];
}

/** Those of the operation win over those of its path. */
function parametersOf(root: Obj, listed: readonly unknown[]): Parameter[] {
  const named = listed.flatMap((one): [string, Parameter][] => {
    const { value } = follow(root, one);
    const name = textOf(value.name) ?? '';
    const schema = value.schema ?? contentOf(value)[1];
    const where = textOf(value.in) ?? '';
    const own: Parameter = {
      name,
      in: where,
      required: value.required === true,
      schema,
      description: textOf(value.description) ?? '',
      style: textOf(value.style),
    };
    const sent = where === 'query' && value.explode !== false ? spread(root, own) : [own];
    return sent.map((each) => [`${where} ${each.name}`, each]);
  });
  return [...new Map(named).values()];
}

/** An object in the query is sent member by member, each under its own name or as `name[member]`. */
function spread(root: Obj, one: Parameter): Parameter[] {
  const { type, members } = shapeOf(root, one.schema);
  const names = Object.entries(members);
  if (type !== 'object' || names.length === 0) return [one];
  return names.map(([member, schema]) => ({
    ...one,
    name: one.style === 'deepObject' ? `${one.name}[${member}]` : member,
    required: false,
    schema,
    style: undefined,
  }));
}

/** What of it is asked for in the query. */
export const queryOf = (operation: Operation | undefined): readonly Parameter[] =>
  operation?.parameters.filter((one) => one.in === 'query') ?? [];
