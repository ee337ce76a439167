import * as z from 'zod/mini';
import { describe } from '../../config/schema/common';

export const shape = {
  minLength: z.optional(describe(z.number(), 'Fewest characters.')),
  maxLength: z.optional(describe(z.number(), 'Most characters; the input takes no more.')),
  pattern: z.optional(describe(z.string(), 'Regular expression that the whole text must match.')),
  patternText: z.optional(describe(z.string(), 'Message when the pattern does not match: Spanish or a key.')),
  upperCase: z.optional(describe(z.boolean(), 'What is typed becomes upper case.')),
};
export type TextOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    text: TextOptions;
  }
}
