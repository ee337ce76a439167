import { callRules } from '../server/callRules';
import type { CallId } from '../server/callRules';
import type { FaultTarget } from './faultSpec';

const patterns = (Object.keys(callRules) as CallId[]).map((id) => {
  const { method, path } = callRules[id];
  const pattern = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('/');
  return { id, method, pattern: new RegExp(`^${pattern}$`) };
});

/** Returns the contract call of a request: the first match, as in the router. `path` includes its prefix. */
export function matchCall(method: string, path: string): FaultTarget | undefined {
  if (path.startsWith('/plain/')) return 'plain';
  const contractPath = path.replace(/^\/api/, '');
  return patterns.find((candidate) => candidate.method === method && candidate.pattern.test(contractPath))
    ?.id;
}
