import { listOf, objectOf, textOf, type Obj } from './json.ts';
import type { Operation } from './operations.ts';
import { follow } from './references.ts';

/** A way in which the host asks who calls, as far as its file says it. */
export interface Scheme {
  /** Its name in the file. */
  name: string;
  node: Obj;
  /** What it is, in a few words. */
  said: string;
}

/** Names of the schemes that a `security` asks for; undefined where nothing is said. An empty list: anybody may call. */
export function securityNames(security: unknown): readonly string[] | undefined {
  if (!Array.isArray(security)) return undefined;
  const all = listOf(security).map((one) => Object.keys(objectOf(one)));
  return all.some((names) => names.length === 0) ? [] : all.flat();
}

/** Whether a call wants to know who calls. */
export const isGuarded = (root: Obj, { security }: Operation): boolean =>
  (security ?? securityNames(root.security) ?? ['']).length > 0;

/** The schemes that the calls ask for; where no call names one, all there are. */
export function schemesOf(root: Obj, operations: readonly Operation[]): Scheme[] {
  const given = {
    ...objectOf(root.securityDefinitions),
    ...objectOf(objectOf(root.components).securitySchemes),
  };
  const asked = new Set([
    ...(securityNames(root.security) ?? []),
    ...operations.flatMap(({ security }) => security ?? []),
  ]);
  return Object.entries(given)
    .filter(([name]) => asked.size === 0 || asked.has(name))
    .map(([name, scheme]) => {
      const node = follow(root, scheme).value;
      return { name, node, said: saidOf(node) };
    });
}

function saidOf({ type, scheme, in: place, name, flow, flows }: Obj): string {
  if (type === 'http') return `http ${textOf(scheme) ?? ''}`.trim();
  if (type === 'apiKey') return `apiKey in ${String(place)} "${String(name)}"`;
  if (type === 'oauth2') return `oauth2 ${textOf(flow) ?? Object.keys(objectOf(flows)).join(', ')}`.trim();
  return textOf(type) ?? 'unknown';
}
