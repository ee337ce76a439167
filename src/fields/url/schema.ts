import * as z from 'zod/mini';
import { withDescription, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  prefixes: z.optional(
    withDescription(
      z.array(z.enum(['https://', 'http://', 'tel:', 'mailto:'])),
      `Allowed URL prefixes; if there are several, the input offers them in a list. Default ${JSON.stringify(defaults.prefixes)}.`,
    ),
  ),
  maxLength: z.optional(withDescription(z.number(), 'Maximum number of characters.')),
  text: z.optional(withDescription(textSchema, 'Text of the link: Spanish or a key. Default: the URL.')),
};
/** Schema of a `default`. */
export const value = z.string();

export type UrlOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedUrlOptions = WithDefaults<UrlOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    url: UrlOptions;
  }
}
