import { callTable } from '../../dataProvider/contract/callTable';
import type { CallId } from '../../dataProvider/contract/callTable';
import type { CallAccess } from './roles';

export type { CallId } from '../../dataProvider/contract/callTable';

/** Route of one call. */
interface CallRule {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express path (`/assets/:id`), without the prefix. */
  path: string;
  access: CallAccess;
  /** Accepted values of `Accept-version`; the first is the default. */
  versions: readonly string[];
}

/** Ranks path segments: names (0) before parameters (1), so that `/users/current` matches before `/users/:id`. */
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

/** The contract's calls by operation id, in matching order. */
export const callRules = Object.fromEntries(
  callsInMatchingOrder.map(([id, call]): [CallId, CallRule] => [
    id,
    { ...call, path: call.path.replaceAll(/\{(\w+)\}/g, ':$1') },
  ]),
) as Readonly<Record<CallId, CallRule>>;

/**
 * Returns the required `Accept-version` of a call. If a call has two versions, the last one is for its file; `format` is
 * the query value, for calls that have one.
 */
export function acceptVersionOf(id: CallId, format?: unknown): string {
  const { versions } = callRules[id];
  return (format === 'csv' ? versions.at(-1) : versions[0]) ?? '1';
}
