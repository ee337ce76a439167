import * as z from 'zod/mini';
import { linkNames } from '../../../config/runtime';
import { describe, text } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  link: describe(z.enum(linkNames), 'Name of its address in `links` of the runtime config.'),
  title: text,
  text: z.optional(text),
  label: describe(text, 'What the link reads.'),
};
export type HandoverOptions = OptionsOf<typeof options>;
