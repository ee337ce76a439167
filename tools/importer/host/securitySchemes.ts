import { securityNames } from '../spec/securityNames.ts';
import { asObject, asString, type JsonObject } from '../spec/json.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { dereference } from '../spec/references.ts';

/** An authentication scheme of the host, as described in its file. */
export interface SecurityScheme {
  /** Its name in the file. */
  name: string;
  node: JsonObject;
  /** Short description. */
  summary: string;
}

/** True if a call requires authentication. */
export const requiresAuth = (root: JsonObject, { security }: SpecOperation): boolean =>
  (security ?? securityNames(root.security) ?? ['']).length > 0;

/** Returns the schemes that the calls require; if no call names one, all of them. */
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
