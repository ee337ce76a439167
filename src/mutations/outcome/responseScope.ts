import { decodeIncluded, flattenResourceObject } from '../../../dataProvider';
import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/**
 * The `result` of a scope: members of the answer and, over them, those of its `data`, so that one condition can look at
 * the record and at what came beside it (`result.included.users`). Of every list there is a number for texts:
 * `failed` gives `failed_count`. Empty for an answer that is no object, such as a file.
 */
export function toResponseScope(body: unknown): Members {
  if (!isPlainObject(body)) return {};
  const { data } = body;
  const members: Members = {
    ...body,
    ...(isPlainObject(data) ? { ...data, ...flattenResourceObject(data) } : {}),
    // Of one list of all that came along, each type by its name.
    ...(Array.isArray(body.included) ? { included: decodeIncluded(body) } : {}),
  };
  const lists = Object.entries(members).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  return { ...members, ...Object.fromEntries(lists.map(([name, list]) => [`${name}_count`, list.length])) };
}
