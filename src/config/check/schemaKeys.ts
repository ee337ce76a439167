/** What of the schema library's definitions is needed to follow a path through a schema. */
interface Definition {
  type: string;
  innerType?: unknown;
  shape?: Record<string, unknown>;
  element?: unknown;
  valueType?: unknown;
  options?: readonly unknown[];
  getter?: () => unknown;
}

const definition = (schema: unknown): Definition | undefined =>
  (schema as { _zod?: { def?: Definition } } | undefined)?._zod?.def;

/** The keys that an object may have at a path of a schema; [] when there is no object there. */
export function keysAt(schema: unknown, path: readonly PropertyKey[], input: unknown): string[] {
  let current = inner(schema, input);
  let value = input;
  for (const part of path) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined;
    current = inner(step(current, part), value);
  }
  return Object.keys(definition(current)?.shape ?? {});
}

/** Through optionals, lazies and unions to what is inside; of a union the object that shares most keys with the value. */
function inner(schema: unknown, value: unknown): unknown {
  const def = definition(schema);
  if (def?.type === 'optional') return inner(def.innerType, value);
  if (def?.type === 'lazy') return inner(def.getter?.(), value);
  if (def?.type !== 'union') return schema;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const objects = (def.options ?? [])
    .map((option) => inner(option, value))
    .filter((option) => definition(option)?.shape);
  const shared = (option: unknown): number =>
    keys.filter((key) => key in (definition(option)?.shape ?? {})).length;
  return objects.sort((a, b) => shared(b) - shared(a))[0];
}

function step(schema: unknown, part: PropertyKey): unknown {
  const def = definition(schema);
  if (def?.type === 'object') return def.shape?.[String(part)];
  return def?.type === 'record' ? def.valueType : def?.element;
}
