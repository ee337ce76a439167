import * as z from 'zod/mini';
import { describe, fieldRef } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  snapshot: z.optional(
    describe(z.string(), 'Member of the record that holds the address of the picture. Default "snapshot".'),
  ),
  fields: z.optional(describe(z.array(fieldRef), 'What is shown below the picture. Default: every field.')),
};
export type CameraOptions = OptionsOf<typeof options>;
