import { isPlainObject } from '../../lib/json';

/** Returns the claims of a JSON Web Token without verifying it; an empty object if it is not a JWT. */
export function decodeClaims(token: string | undefined): Readonly<Record<string, unknown>> {
  const [, payload = '', signature] = (token ?? '').split('.');
  if (signature === undefined) return {};
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPlainObject(claims) ? claims : {};
  } catch {
    return {};
  }
}
