/** A value that is worked out when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: compute() }).value;
}
