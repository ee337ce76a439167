import * as z from 'zod/mini';
import { linkNames } from '../../config/runtime/runtimeConfig';
import { withDescription, textSchema } from '../../config/schema/common';
import type { OptionsFromShape } from '../../extensions/types';

export const options = {
  link: withDescription(z.enum(linkNames), 'Name of its address in `links` of the runtime config.'),
  title: textSchema,
  text: z.optional(textSchema),
  label: withDescription(textSchema, 'Text of the link.'),
};
export type HandoverOptions = OptionsFromShape<typeof options>;
