import type { Query } from '@tanstack/react-query';

/** Reads the data of a query from the host again, without putting them on screen. Rejects with the error of the read. */
export async function readQuery<Data>(
  { options, queryKey }: Query<Data>,
  signal: AbortSignal,
): Promise<Data | undefined> {
  if (typeof options.queryFn !== 'function') return undefined;
  const context = { queryKey, meta: options.meta, signal };
  return await options.queryFn(context as Parameters<typeof options.queryFn>[0]);
}
