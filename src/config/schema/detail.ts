import * as z from 'zod/mini';
import { access, condition, describe, fieldName, json, text } from './common';
import { relatedList } from './list';

const tabContent = {
  label: text,
  access: z.optional(access),
  fields: z.optional(describe(z.array(fieldName), 'Shows these fields.')),
  list: z.optional(describe(relatedList, 'Shows a list that belongs to the record.')),
  tab: z.optional(describe(z.string(), 'Shows a tab written in code, by its id.')),
  options: z.optional(describe(z.record(z.string(), json), 'Options of the tab written in code.')),
};

export const detail = z.strictObject({
  header: z.strictObject({
    fields: z.array(fieldName),
    image: z.optional(fieldName),
    tags: z.optional(
      describe(
        z.array(
          z.strictObject({
            when: condition,
            text,
            tone: z.optional(z.enum(['neutral', 'info', 'success', 'warning', 'danger'])),
          }),
        ),
        'Labels beside the title.',
      ),
    ),
  }),
  actions: z.optional(describe(z.array(z.string()), 'Actions shown as buttons.')),
  menu: z.optional(describe(z.array(z.string()), 'Actions in the ellipsis menu.')),
  tabs: z.record(
    z.string(),
    z.strictObject({
      ...tabContent,
      query: z.optional(
        describe(z.record(z.string(), z.string()), 'Query added to the address when the tab is chosen.'),
      ),
      tabs: z.optional(
        describe(z.record(z.string(), z.strictObject(tabContent)), 'Sub-tabs, in the address after the tab.'),
      ),
    }),
  ),
  defaultTab: z.optional(z.string()),
  history: z.optional(
    describe(z.enum(['push', 'replace']), 'Whether choosing a tab adds a history entry. Default "push".'),
  ),
  error: z.optional(describe(text, 'Message when the record cannot be loaded.')),
});
export type DetailInput = z.infer<typeof detail>;
