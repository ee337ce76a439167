import * as z from 'zod/mini';
import { accessSchema, withDescription, withMark, textSchema } from '../common';
import { findClientFilterProblems, findPageSizeProblems, listShape } from './listShape';
import { relatedListSchema } from './relatedList';
import { findViewProblems } from './views';
import { withRule } from '../rules/withRule';

const listObjectSchema = z.strictObject({
  ...listShape,
  tabs: z.optional(
    withDescription(
      z.record(
        z.string(),
        z.strictObject({
          label: textSchema,
          access: z.optional(accessSchema),
          list: z.optional(z.lazy(() => relatedListSchema)),
        }),
      ),
      'Tabs above the list. The first, without `list`, is the list itself; others show a list of their own at /{route}/{tab}.',
    ),
  ),
});

/** List of a resource. */
export const listSchema = withMark(
  withRule(listObjectSchema, (list) => [
    ...findClientFilterProblems(list),
    ...findPageSizeProblems(list),
    ...findViewProblems(list),
  ]),
  'inList',
);
export type ListInput = z.infer<typeof listSchema>;
