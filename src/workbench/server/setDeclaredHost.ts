import { isPlainObject } from '../../lib/json';
import { formatDeclaration } from '../document/workbenchDocument';

/** Returns the text of a declaration with another host; a text that is not JSON is returned unchanged. */
export function setDeclaredHost(text: string, hostName: string): string {
  try {
    const input: unknown = JSON.parse(text);
    if (!isPlainObject(input) || !isPlainObject(input.api)) return text;
    const { host: _former, ...api } = input.api;
    return formatDeclaration({
      ...input,
      api: { ...(hostName === 'main' ? {} : { host: hostName }), ...api },
    });
  } catch {
    return text;
  }
}
