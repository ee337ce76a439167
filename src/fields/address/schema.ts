import * as z from 'zod/mini';
import { withDescription, fieldNameSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  parts: z.optional(
    withDescription(
      z.array(fieldNameSchema),
      `Members to show and their order. Default ${defaults.parts.join(', ')}; zip_code may replace state.`,
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.record(z.string(), z.unknown());

export type AddressOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedAddressOptions = WithDefaults<AddressOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    address: AddressOptions;
  }
}
