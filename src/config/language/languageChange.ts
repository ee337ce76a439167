import type { Json } from '../types';

/** A place inside a declaration. */
export type KeyPath = readonly (string | number)[];

/** A key of an older version and its replacement. */
export interface LanguageChange {
  /** Path of the older key. */
  path: KeyPath;
  /** The new key, with its value if that changed; undefined if the key is removed. */
  replacement: { key: string; value?: Json } | undefined;
}
