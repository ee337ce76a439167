import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  presentation: z.optional(
    withDescription(
      z.enum(['text', 'tags']),
      'Input of the addresses: one text with spaces between them, or each address as a removable tag. A tag accepts any characters except spaces around its @ and a dot after it. Drafts in the browser never store tags. Default "text".',
    ),
  ),
};

/** Schema of a `default`. */
export const value = z.array(z.string());

export type EmailsOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedEmailsOptions = WithDefaults<EmailsOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    emails: EmailsOptions;
  }
}
