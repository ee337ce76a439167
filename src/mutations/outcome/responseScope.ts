import { decodeIncluded, flattenResourceObject } from '../../../dataProvider';
import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/**
 * Returns the `result` of a scope: the members of the response, overridden by those of its `data`. One condition can thus
 * use the record and the data beside it (`result.included.users`). Each list also gets a count for texts: `failed` gives
 * `failed_count`. Empty if the response is not an object, such as a file.
 */
export function toResponseScope(body: unknown): Members {
  if (!isPlainObject(body)) return {};
  const { data } = body;
  const members: Members = {
    ...body,
    ...(isPlainObject(data) ? { ...data, ...flattenResourceObject(data) } : {}),
    // `included` is one list of all related records; group it by type.
    ...(Array.isArray(body.included) ? { included: decodeIncluded(body) } : {}),
  };
  const lists = Object.entries(members).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  return { ...members, ...Object.fromEntries(lists.map(([name, list]) => [`${name}_count`, list.length])) };
}
