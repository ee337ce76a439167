import { callTable } from '../../dataProvider/contract/callTable';
import type { CallId } from '../../dataProvider/contract/callTable';
import type { CallAccess } from './roles';

export type { CallId } from '../../dataProvider/contract/callTable';

/** One call of this host. */
interface CallRule {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In express words (`/assets/:id`), below the prefix. */
  path: string;
  access: CallAccess;
  /** What `Accept-version` may say; the first is the usual one. */
  versions: readonly string[];
}

/** Tells names (0) and parameters (1) of a path: whatever sorts first matches first (`/users/current` is not `/users/:id`). */
const matchingRank = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : '0'))
    .join('');

const callsInMatchingOrder = (Object.entries(callTable) as [CallId, (typeof callTable)[CallId]][]).sort(
  ([, left], [, right]) => {
    const [leftRank, rightRank] = [matchingRank(left.path), matchingRank(right.path)];
    return leftRank < rightRank ? -1 : leftRank > rightRank ? 1 : 0;
  },
);

/** The calls of the contract by operation id, in the order in which a request is matched with them. */
export const callRules = Object.fromEntries(
  callsInMatchingOrder.map(([id, call]): [CallId, CallRule] => [
    id,
    { ...call, path: call.path.replaceAll(/\{(\w+)\}/g, ':$1') },
  ]),
) as Readonly<Record<CallId, CallRule>>;

/**
 * What `Accept-version` must say for a call (LIST-14, LIST-15). Of a call with two versions, the last one is that of its
 * file (CALL-124): `format` is what the query says, for calls that have one.
 */
export function acceptVersionOf(id: CallId, format?: unknown): string {
  const { versions } = callRules[id];
  return (format === 'csv' ? versions.at(-1) : versions[0]) ?? '1';
}
