import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';

/** What of the schema library's definitions is needed to walk through a schema. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  getter?: () => z.ZodMiniType;
}

/** The definition of a node. The library types it by the class of the node, which a walk does not know. */
export const definitionOf = (schema: z.ZodMiniType): Definition => {
  const def: Definition = schema._zod.def;
  return def.getter ? { ...def, getter: once(def.getter) } : def;
};

const made = new WeakMap<() => z.ZodMiniType, z.ZodMiniType>();

/** What a lazy node stands for, made once: making it anew at each value took most of the time of the check. */
const once = (getter: () => z.ZodMiniType) => (): z.ZodMiniType => {
  const inner = made.get(getter) ?? getter();
  made.set(getter, inner);
  return inner;
};

/** Through optionals and lazies to what is inside. */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, getter } = definitionOf(schema);
  const next = innerType ?? getter?.();
  return next ? unwrapped(next) : schema;
}

/**
 * The branches of a union that are meant by a value: of objects the one that shares most keys with it, whatever else is
 * wrong in it; of other values those that take it.
 */
export function branchesFor(options: readonly z.ZodMiniType[], value: unknown): z.ZodMiniType[] {
  if (Array.isArray(value)) return options.filter((option) => definitionOf(unwrapped(option)).element);
  if (!isPlainObject(value)) return options.filter((option) => z.safeParse(option, value).success);
  const shared = (option: z.ZodMiniType): number => {
    const { shape = {}, valueType, options: inner } = definitionOf(unwrapped(option));
    if (inner) return Math.max(...inner.map(shared));
    return valueType ? 0 : Object.keys(value).filter((key) => Object.hasOwn(shape, key)).length;
  };
  const objects = options.filter((option) => {
    const { shape, valueType, options: inner } = definitionOf(unwrapped(option));
    return shape ?? valueType ?? inner;
  });
  return [...objects].sort((a, b) => shared(b) - shared(a)).slice(0, 1);
}
