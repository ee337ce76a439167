import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedCodesOptions } from './schema';

/** The code without what people and readers write between its pairs, in capitals. */
export const normaliseCode = (text: string): string => text.replaceAll(/[\s:-]/g, '').toUpperCase();

/** A stored code as it is read; undefined where it has not exactly two parts, or is no base64. */
function decodeStoredCode(text: string, separator: string): string | undefined {
  try {
    const parts = atob(text.trim()).split(separator);
    const code = normaliseCode(parts[1] ?? '');
    return parts.length === 2 && code !== '' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** What the host sent of one code: the code, or what could not be read of it. */
export interface StoredCode {
  code: string;
  /** What the host sent, where it cannot be read. */
  raw: string | null;
}

/** The codes that a host sent; hosts may wrap each as `{ code }`. Total. */
export function readCodes(value: unknown, field: Field): StoredCode[] {
  const { stored } = optionsOf<ResolvedCodesOptions>(field);
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map((entry): StoredCode => {
    const text: unknown = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry;
    // What is no code blocks a save until somebody decides: left out, the next one would take it from the guest.
    if (typeof text !== 'string') return { code: '', raw: JSON.stringify(entry ?? null) };
    if (text === '') return { code: '', raw: text };
    if (!stored) return { code: text, raw: null };
    const code = decodeStoredCode(text, stored.separator);
    return code === undefined ? { code: '', raw: text } : { code, raw: null };
  });
}
