import * as z from 'zod/mini';
import { describe, fieldName } from '../../config/schema/common';

export const shape = {
  parts: z.optional(
    describe(
      z.array(fieldName),
      'Members shown and their order. Default street_type, street_name, block_number, apartment, city, state, country; zip_code may stand in place of state.',
    ),
  ),
};
export type AddressOptions = z.infer<z.ZodMiniObject<typeof shape>>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    address: AddressOptions;
  }
}
