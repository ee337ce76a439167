import * as z from 'zod/mini';
import { withDescription, fieldRefSchema } from '../../config/schema/common';
import type { OptionsFromShape } from '../../extensions/types';

export const options = {
  snapshot: z.optional(
    withDescription(
      z.string(),
      'Member of the record that holds the address of the picture. Default "snapshot".',
    ),
  ),
  fields: z.optional(
    withDescription(z.array(fieldRefSchema), 'Fields below the picture. Default: every field.'),
  ),
};
export type CameraOptions = OptionsFromShape<typeof options>;
