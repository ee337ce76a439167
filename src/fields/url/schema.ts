import * as z from 'zod/mini';
import { describe, text } from '../../config/schema/common';

export const shape = {
  prefixes: z.optional(
    describe(
      z.array(z.enum(['https://', 'http://', 'tel:', 'mailto:'])),
      'Beginnings that a link may have; with several the input offers them in a list. Default ["https://"].',
    ),
  ),
  maxLength: z.optional(describe(z.number(), 'Most characters.')),
  text: z.optional(describe(text, 'What the link reads: Spanish or a key. Default: the address.')),
};
export type UrlOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    url: UrlOptions;
  }
}
