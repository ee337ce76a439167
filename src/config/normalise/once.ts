/** Memoises a value that is computed on first use. */
export function once<Value>(compute: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: compute() }).value;
}
