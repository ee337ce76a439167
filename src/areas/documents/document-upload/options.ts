import * as z from 'zod/mini';
import { describe, pathTemplate } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  call: z.strictObject({ method: z.literal('POST'), path: pathTemplate }),
  wrap: z.optional(describe(z.boolean(), 'The body stands in `data`. Default false.')),
};
export type DocumentUploadOptions = OptionsOf<typeof options>;
