import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { getMark, type Mark } from '../../schema/base/marks';
import { resourceSchema } from '../../schema/resource';
import type { KnownNames } from '../knownNames';
import { getDependentSchema } from './dependentSchema';
import { getFieldSchemas } from './shapeProblems';
import { findMatchingBranches, findTextNode, getDefinition } from './schemaNodes';

/** A schema node that is valid at a place of a declaration, without optionals, with the marks on the path to it. */
export interface SchemaPlace {
  node: z.ZodMiniType;
  marks: readonly Mark[];
  /** Description in the schema. */
  description: string | undefined;
}

type Path = readonly (string | number)[];

/** Finds all schema nodes at a path of a declaration, including the schemas of field types and extensions. */
export function findSchemaPlaces(path: Path, input: unknown, knownNames: KnownNames): readonly SchemaPlace[] {
  let value = input;
  let places = listAlternatives(resourceSchema, { value, owner: undefined, knownNames });
  for (const segment of path) {
    const owner: unknown = value;
    value = isPlainObject(value) || Array.isArray(value) ? Reflect.get(value, segment) : undefined;
    const location = { value, owner, knownNames };
    places = places.flatMap(({ node }) =>
      getChildSchemas(node, segment).flatMap((inner) => listAlternatives(inner, location)),
    );
  }
  return places;
}

/** Returns the keys that an object may have at a place, each with its schema. */
export const getKeys = ({ node }: SchemaPlace): Readonly<Record<string, z.ZodMiniType>> =>
  getDefinition(node).shape ?? {};

/** Returns the schema's description of a key. */
export const getDescription = (schema: z.ZodMiniType): string | undefined => {
  const { innerType, getter } = getDefinition(schema);
  const inner = innerType ?? getter?.();
  return z.globalRegistry.get(schema)?.description ?? (inner && getDescription(inner));
};

interface SchemaLocation {
  value: unknown;
  /** The object that holds the value. */
  owner: unknown;
  knownNames: KnownNames;
}

/** Unwraps optionals, lazies and unions. */
function listAlternatives(
  schema: z.ZodMiniType,
  location: SchemaLocation,
  marks: readonly Mark[] = [],
  description?: string,
): readonly SchemaPlace[] {
  const ownMark = getMark(schema);
  const marksHere = ownMark ? [...marks, ownMark] : marks;
  const descriptionHere = z.globalRegistry.get(schema)?.description ?? description;
  const dependentSchema = ownMark && getPlaceSchema(ownMark, location);
  if (dependentSchema) return [{ node: dependentSchema, marks: marksHere, description: descriptionHere }];
  const { innerType, getter, options } = getDefinition(schema);
  const inner = innerType ?? getter?.();
  if (inner) return listAlternatives(inner, location, marksHere, descriptionHere);
  if (!options) return [{ node: schema, marks: marksHere, description: descriptionHere }];
  const acceptsAnyOption = location.value === undefined || typeof location.value === 'string';
  const matchingOptions = acceptsAnyOption ? options : findMatchingBranches(options, location.value);
  // An object may become a text by language.
  const textOptions = isPlainObject(location.value)
    ? options
        .flatMap((option) => findTextNode(option) ?? [])
        .filter((node) => !matchingOptions.includes(node))
    : [];
  return [...matchingOptions, ...textOptions].flatMap((option) =>
    listAlternatives(option, location, marksHere, descriptionHere),
  );
}

/** Returns the schema that depends on another member; a field without a type yet has the common options. */
function getPlaceSchema(mark: Mark, { value, owner, knownNames }: SchemaLocation): z.ZodMiniType | undefined {
  const schema = getDependentSchema(mark, value, owner, knownNames);
  if (schema || mark !== 'inField' || !isPlainObject(value)) return schema;
  const schemasByType = getFieldSchemas(knownNames.fieldSchemas);
  return schemasByType.get('boolean') ?? schemasByType.values().next().value;
}

function getChildSchemas(node: z.ZodMiniType, segment: string | number): z.ZodMiniType[] {
  const { shape, valueType, element } = getDefinition(node);
  const inner = shape
    ? Object.hasOwn(shape, segment)
      ? shape[segment]
      : undefined
    : typeof segment === 'number'
      ? element
      : valueType;
  return inner ? [inner] : [];
}
