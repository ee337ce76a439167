import * as z from 'zod/mini';
import { withDescription, fieldNameSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  parts: z.optional(
    withDescription(
      z.array(fieldNameSchema),
      `Members shown and their order. Default ${defaults.parts.join(', ')}; zip_code may stand in place of state.`,
    ),
  ),
};
/** What a `default` may be. */
export const value = z.record(z.string(), z.unknown());

export type AddressOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedAddressOptions = WithDefaults<AddressOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    address: AddressOptions;
  }
}
