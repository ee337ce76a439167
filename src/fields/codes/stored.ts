import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { CodesFilled } from './schema';

/** The code without what people and readers write between its pairs, in capitals. */
export const bareCode = (text: string): string => text.replaceAll(/[\s:-]/g, '').toUpperCase();

/** A stored code as it is read; undefined where it has not exactly two parts, or is no base64. */
function secondPart(text: string, separator: string): string | undefined {
  try {
    const parts = atob(text.trim()).split(separator);
    const code = bareCode(parts[1] ?? '');
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
  const { stored } = optionsOf<CodesFilled>(field);
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((entry): StoredCode[] => {
    const text: unknown = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry;
    if (typeof text !== 'string' || text === '') return [];
    if (!stored) return [{ code: text, raw: null }];
    const code = secondPart(text, stored.separator);
    return [code === undefined ? { code: '', raw: text } : { code, raw: null }];
  });
}
