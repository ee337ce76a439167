import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { markOf, type Mark } from '../schema/marks';
import { resource } from '../schema/resource';
import type { FieldSchemas, KnownNames, Shape } from './known';
import { schemasOf } from './parse';
import { branchesFor, definitionOf } from './schemaNodes';

/** What may stand at a place of a declaration: a node of the schema without optionals, with the marks that were on the way. */
export interface SchemaPlace {
  node: z.ZodMiniType;
  marks: readonly Mark[];
  /** What the schema says of it. */
  said: string | undefined;
}

type Path = readonly (string | number)[];

/** Everything that may stand at a path of a declaration, by its schema, the schemas of field types and those of coded parts. */
export function placesAt(path: Path, input: unknown, known: KnownNames): readonly SchemaPlace[] {
  let value = input;
  let places = alternatives(resource, { value, owner: undefined, known });
  for (const part of path) {
    const owner: unknown = value;
    value = isPlainObject(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined;
    const at = { value, owner, known };
    places = places.flatMap(({ node }) => step(node, part).flatMap((inner) => alternatives(inner, at)));
  }
  return places;
}

/** The keys that an object may have at a place, each with its schema. */
export const keysOf = ({ node }: SchemaPlace): Readonly<Record<string, z.ZodMiniType>> =>
  definitionOf(node).shape ?? {};

/** What the schema says of a key. */
export const saidOf = (schema: z.ZodMiniType): string | undefined => {
  const { innerType, getter } = definitionOf(schema);
  const inner = innerType ?? getter?.();
  return z.globalRegistry.get(schema)?.description ?? (inner && saidOf(inner));
};

interface At {
  value: unknown;
  /** The object that holds the value. */
  owner: unknown;
  known: KnownNames;
}

/** Through optionals, lazies and unions to what is inside. */
function alternatives(
  schema: z.ZodMiniType,
  at: At,
  marks: readonly Mark[] = [],
  said?: string,
): readonly SchemaPlace[] {
  const own = markOf(schema);
  const here = own ? [...marks, own] : marks;
  const saying = z.globalRegistry.get(schema)?.description ?? said;
  const other = own && schemaOf(own, at);
  if (other) return [{ node: other, marks: here, said: saying }];
  const { innerType, getter, options } = definitionOf(schema);
  const inner = innerType ?? getter?.();
  if (inner) return alternatives(inner, at, here, saying);
  if (!options) return [{ node: schema, marks: here, said: saying }];
  const isOpen = at.value === undefined || typeof at.value === 'string';
  const meant = isOpen ? options : branchesFor(options, at.value);
  return meant.flatMap((option) => alternatives(option, at, here, saying));
}

/** What of another schema stands there: the options of a field by its type, and of a part in code by its id. */
function schemaOf(mark: Mark, { value, owner, known }: At): z.ZodMiniType | undefined {
  if (mark === 'inField' && isPlainObject(value)) return fieldAt(value.type, known.fieldSchemas);
  if (mark !== 'inTabOptions' && mark !== 'inDialogOptions') return undefined;
  const kind = mark === 'inTabOptions' ? 'tab' : 'dialog';
  const id = isPlainObject(owner) ? owner[kind] : undefined;
  const shape: Shape | undefined = known.options?.[kind].get(String(id));
  return shape && z.strictObject(shape);
}

/** Until a type is written, a field has what all of them have. */
const fieldAt = (type: unknown, schemas: FieldSchemas): z.ZodMiniType | undefined => {
  const all = schemasOf(schemas);
  return all.get(String(type)) ?? all.get('boolean') ?? all.values().next().value;
};

function step(node: z.ZodMiniType, part: string | number): z.ZodMiniType[] {
  const { shape, valueType, element } = definitionOf(node);
  const inner = shape
    ? Object.hasOwn(shape, part)
      ? shape[part]
      : undefined
    : typeof part === 'number'
      ? element
      : valueType;
  return inner ? [inner] : [];
}
