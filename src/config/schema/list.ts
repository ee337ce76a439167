import * as z from 'zod/mini';
import { access, describe, mark, text } from './common';
import { keptProblems, listShape } from './listShape';
import { relatedList } from './relatedList';
import { withRule } from './rules';

const listSchema = z.strictObject({
  ...listShape,
  tabs: z.optional(
    describe(
      z.record(
        z.string(),
        z.strictObject({
          label: text,
          access: z.optional(access),
          list: z.optional(z.lazy(() => relatedList)),
        }),
      ),
      'Tabs over the list: the first, without `list`, is the list itself; others show a list of their own at /{route}/{tab}.',
    ),
  ),
});

/** The list of a resource. */
export const list = mark(withRule(listSchema, keptProblems), 'inList');
export type ListInput = z.infer<typeof list>;
