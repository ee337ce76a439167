import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedCodesOptions } from './schema';

/** Returns the code in capitals, without the separators that people and readers put between its pairs. */
export const normaliseCode = (text: string): string => text.replaceAll(/[\s:-]/g, '').toUpperCase();

/** Decodes a stored code; undefined if it has not exactly two parts or is not base64. */
function decodeStoredCode(text: string, separator: string): string | undefined {
  try {
    const parts = atob(text.trim()).split(separator);
    const code = normaliseCode(parts[1] ?? '');
    return parts.length === 2 && code !== '' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** A code from the host: decoded, or raw if it is unreadable. */
export interface StoredCode {
  code: string;
  /** The host's value if it is unreadable. */
  raw: string | null;
}

/** Returns the codes that a host sent. Hosts may wrap each as `{ code }`. Never throws. */
export function readCodes(value: unknown, field: Field): StoredCode[] {
  const { wireFormat } = optionsOf<ResolvedCodesOptions>(field);
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map((entry): StoredCode => {
    const text: unknown = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry;
    // An invalid entry blocks saving until the user resolves it. If it were dropped, the next save would delete the guest's
    // code.
    if (typeof text !== 'string') return { code: '', raw: JSON.stringify(entry ?? null) };
    if (text === '') return { code: '', raw: text };
    if (!wireFormat) return { code: text, raw: null };
    const code = decodeStoredCode(text, wireFormat.separator);
    return code === undefined ? { code: '', raw: text } : { code, raw: null };
  });
}
