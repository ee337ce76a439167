import * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import { isLocalizedText } from '../../localizedTexts/localizedText';
import { getMark, isTextMark } from '../../schema/base/marks';

/** The members of a zod definition that a schema walk needs. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  /** Schema of the members that `shape` does not name. */
  catchall?: z.ZodMiniType;
  element?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  getter?: () => z.ZodMiniType;
}

/** Returns the definition of a node. zod types it by the class of the node, which a walk does not know. */
export const getDefinition = (schema: z.ZodMiniType): Definition => {
  const def: Definition = schema._zod.def;
  return def.getter ? { ...def, getter: memoizeGetter(def.getter) } : def;
};

const resolvedGetters = new WeakMap<() => z.ZodMiniType, z.ZodMiniType>();

/** Memoises the schema of a lazy node: recreating it for each value took most of the check's time. */
const memoizeGetter = (getter: () => z.ZodMiniType) => (): z.ZodMiniType => {
  const resolved = resolvedGetters.get(getter) ?? getter();
  resolvedGetters.set(getter, resolved);
  return resolved;
};

/** Unwraps optionals and lazies. */
export function unwrapSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, getter } = getDefinition(schema);
  const nextSchema = innerType ?? getter?.();
  return nextSchema ? unwrapSchema(nextSchema) : schema;
}

/** Returns the node with the mark of a text, within optionals, lazies and unions; undefined if no text is expected. */
export function findTextNode(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  if (isTextMark(getMark(schema))) return schema;
  const { innerType, getter, options } = getDefinition(schema);
  const inner = innerType ?? getter?.();
  if (inner) return findTextNode(inner);
  return options?.map(findTextNode).find((node) => node !== undefined);
}

/**
 * Returns the union branches that match a value: for an object, the one that shares most keys with it, despite other
 * problems; for a text by language, the text, if no object has one of its keys; for other values, those that accept it.
 */
export function findMatchingBranches(options: readonly z.ZodMiniType[], value: unknown): z.ZodMiniType[] {
  if (Array.isArray(value)) return options.filter((option) => getDefinition(unwrapSchema(option)).element);
  if (!isPlainObject(value)) return options.filter((option) => z.safeParse(option, value).success);
  const countSharedKeys = (option: z.ZodMiniType): number => {
    const { shape = {}, valueType, options: inner } = getDefinition(unwrapSchema(option));
    if (inner) return Math.max(...inner.map(countSharedKeys));
    return valueType ? 0 : Object.keys(value).filter((key) => Object.hasOwn(shape, key)).length;
  };
  const objects = options.filter((option) => {
    const { shape, valueType, options: inner } = getDefinition(unwrapSchema(option));
    return shape ?? valueType ?? inner;
  });
  const sorted = [...objects].sort((a, b) => countSharedKeys(b) - countSharedKeys(a)).slice(0, 1);
  if (!isLocalizedText(value) || sorted.some((object) => countSharedKeys(object) > 0)) return sorted;
  const texts = options.flatMap((option) => findTextNode(option) ?? []).slice(0, 1);
  return texts.length > 0 ? texts : sorted;
}
