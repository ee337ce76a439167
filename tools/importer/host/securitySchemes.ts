import { securityNames } from '../spec/securityNames.ts';
import { asObject, asString, type JsonObject } from '../spec/json.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { dereference } from '../spec/references.ts';

/** A way in which the host asks who calls, as far as its file says it. */
export interface SecurityScheme {
  /** Its name in the file. */
  name: string;
  node: JsonObject;
  /** What it is, in a few words. */
  summary: string;
}

/** Whether a call wants to know who calls. */
export const requiresAuth = (root: JsonObject, { security }: SpecOperation): boolean =>
  (security ?? securityNames(root.security) ?? ['']).length > 0;

/** The schemes that the calls ask for; where no call names one, all there are. */
export function findSecuritySchemes(
  root: JsonObject,
  operations: readonly SpecOperation[],
): SecurityScheme[] {
  const definitions = {
    ...asObject(root.securityDefinitions),
    ...asObject(asObject(root.components).securitySchemes),
  };
  const requiredNames = new Set([
    ...(securityNames(root.security) ?? []),
    ...operations.flatMap(({ security }) => security ?? []),
  ]);
  return Object.entries(definitions)
    .filter(([name]) => requiredNames.size === 0 || requiredNames.has(name))
    .map(([name, scheme]) => {
      const node = dereference(root, scheme).value;
      return { name, node, summary: describeScheme(node) };
    });
}

function describeScheme({ type, scheme, in: location, name, flow, flows }: JsonObject): string {
  if (type === 'http') return `http ${asString(scheme) ?? ''}`.trim();
  if (type === 'apiKey') return `apiKey in ${String(location)} "${String(name)}"`;
  if (type === 'oauth2') return `oauth2 ${asString(flow) ?? Object.keys(asObject(flows)).join(', ')}`.trim();
  return asString(type) ?? 'unknown';
}
