import * as z from 'zod/mini';
import { describe } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  pictures: z.optional(describe(z.string(), 'List of the record with addresses of pictures, as a path.')),
  videos: z.optional(describe(z.string(), 'List of the record with addresses of films, as a path.')),
};
export type MediaOptions = OptionsOf<typeof options>;
