import * as z from 'zod/mini';
import { withDescription } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import type { defaults } from './defaults';

export const shape = {
  as: z.optional(
    withDescription(
      z.enum(['text', 'tags']),
      'How they are asked for: a text with blanks between them, or each address as a tag that can be taken out; a tag may have any sign but blanks around its @ and a dot after it. Tags are never kept in the browser with drafts. Default "text".',
    ),
  ),
};

/** What a `default` may be. */
export const value = z.array(z.string());

export type EmailsOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedEmailsOptions = WithDefaults<EmailsOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    emails: EmailsOptions;
  }
}
