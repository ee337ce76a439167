import * as z from 'zod/mini';
import { describe, text } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  prefixes: z.optional(
    describe(
      z.array(z.enum(['https://', 'http://', 'tel:', 'mailto:'])),
      `Beginnings that a link may have; with several the input offers them in a list. Default ${JSON.stringify(defaults.prefixes)}.`,
    ),
  ),
  maxLength: z.optional(describe(z.number(), 'Most characters.')),
  text: z.optional(describe(text, 'What the link reads: Spanish or a key. Default: the address.')),
};
/** What a `default` may be. */
export const value = z.string();

export type UrlOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type UrlFilled = Filled<UrlOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    url: UrlOptions;
  }
}
