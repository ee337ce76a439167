import * as z from 'zod/mini';
import { withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  pictures: z.optional(
    withDescription(z.string(), 'List of the record with addresses of pictures, as a path.'),
  ),
  videos: z.optional(withDescription(z.string(), 'List of the record with addresses of films, as a path.')),
};
export type MediaOptions = OptionsFromShape<typeof options>;
