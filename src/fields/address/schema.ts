import * as z from 'zod/mini';
import { describe, fieldName } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

export const shape = {
  parts: z.optional(
    describe(
      z.array(fieldName),
      `Members shown and their order. Default ${defaults.parts.join(', ')}; zip_code may stand in place of state.`,
    ),
  ),
};
/** What a `default` may be. */
export const value = z.record(z.string(), z.unknown());

export type AddressOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type AddressFilled = Filled<AddressOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    address: AddressOptions;
  }
}
