import * as z from 'zod/mini';
import { withDescription, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  prefixes: z.optional(
    withDescription(
      z.array(z.enum(['https://', 'http://', 'tel:', 'mailto:'])),
      `Beginnings that a link may have; with several the input offers them in a list. Default ${JSON.stringify(defaults.prefixes)}.`,
    ),
  ),
  maxLength: z.optional(withDescription(z.number(), 'Most characters.')),
  text: z.optional(
    withDescription(textSchema, 'What the link reads: Spanish or a key. Default: the address.'),
  ),
};
/** What a `default` may be. */
export const value = z.string();

export type UrlOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedUrlOptions = WithDefaults<UrlOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    url: UrlOptions;
  }
}
