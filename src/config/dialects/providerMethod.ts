/** Methods of a data provider that a declared call can stand for. */
export type ProviderMethod = 'getOne' | 'create' | 'update' | 'delete';

/** The parts of a declared call that decide its method. */
interface CallShape {
  method?: unknown;
  path: string;
  query?: unknown;
  body?: unknown;
}

/**
 * Returns the method of a react-admin data provider that does the same as a declared call to a record of the resource;
 * undefined if there is none. `path`: path of the records.
 */
export function findProviderMethod(call: CallShape, path: string | undefined): ProviderMethod | undefined {
  const { method = 'GET', body } = call;
  const hasQuery = Object.keys(Object(call.query) as object).length > 0;
  const hasBody = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (path === undefined || hasQuery) return undefined;
  if (call.path === path) return method === 'POST' && hasBody ? 'create' : undefined;
  if (call.path !== `${path}/{id}`) return undefined;
  if (method === 'GET') return 'getOne';
  if (method === 'DELETE') return 'delete';
  return (method === 'PATCH' || method === 'PUT') && hasBody ? 'update' : undefined;
}
