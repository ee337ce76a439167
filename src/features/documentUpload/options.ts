import * as z from 'zod/mini';
import { withDescription, pathTemplateSchema } from '../../config/schema/common';
import type { OptionsFromShape } from '../../extensions/types';

export const options = {
  call: z.strictObject({ method: z.literal('POST'), path: pathTemplateSchema }),
  wrap: z.optional(withDescription(z.boolean(), 'Wraps the body in `data`. Default false.')),
};
export type DocumentUploadOptions = OptionsFromShape<typeof options>;
