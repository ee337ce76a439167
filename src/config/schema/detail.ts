import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  access,
  actionRef,
  condition,
  consoleLink,
  describe,
  fieldRef,
  json,
  mark,
  outcome,
  text,
  then,
} from './common';
import { resetProblems, tabProblems } from './actionRules';
import { formConfirm, formField } from './form';
import { relatedList } from './relatedList';
import { panel } from './panel';
import { withRule } from './rules';

/** A form that stands in a tab and saves with the update call of the resource (CLIENT-35..CLIENT-41). */
const tabFormShape = z.strictObject({
  fields: z.array(formField).check(z.minLength(1)),
  submit: z.optional(describe(text, 'Label of the main button. Default "Guardar".')),
  cancel: z.optional(
    describe(text, 'Label of the button that puts the loaded values back. Default "Cancelar".'),
  ),
  sameWhen: z.optional(
    describe(
      z.record(mark(z.string(), 'field'), condition),
      'By field: when this holds over the record and `form`, the field counts as unchanged.',
    ),
  ),
  confirm: z.optional(formConfirm),
  preview: z.optional(
    describe(mark(z.string(), 'preview'), 'Shows a preview written in code beside the fields, by its id.'),
  ),
  access: z.optional(describe(access, 'Who may save; the others see the values. Default: who may edit.')),
  outcomes: z.optional(z.array(outcome)),
  then: z.optional(then),
});

export const tabForm = mark(withRule(tabFormShape, resetProblems), 'inForm');

const tabContent = {
  label: text,
  access: z.optional(access),
  visibleWhen: z.optional(
    describe(
      mark(condition, 'inTabWhen'),
      'Only where this holds over the record and `$me`. An address that names one which is not there leads to the first that is.',
    ),
  ),
  fields: z.optional(describe(z.array(fieldRef), 'Shows these fields.')),
  list: z.optional(describe(relatedList, 'Shows a list that belongs to the record.')),
  tab: z.optional(describe(mark(z.string(), 'tab'), 'Shows a tab written in code, by its id.')),
  options: z.optional(
    describe(mark(z.record(z.string(), json), 'inTabOptions'), 'Options of the tab written in code.'),
  ),
  form: z.optional(describe(tabForm, 'Shows a form over the record, saved in place.')),
  notice: z.optional(
    describe(z.strictObject({ title: text, text: z.optional(text) }), 'Shows a notice and nothing else.'),
  ),
  comingSoon: z.optional(
    describe(
      mark(z.string(), 'ids'),
      'Name of a list of record ids in `ids` of the runtime config: for those records the tab says that it is coming.',
    ),
  ),
};

/** What takes the rest of the address. */
const deepContent = {
  panel: z.optional(
    describe(
      panel,
      'Shows the records of a list as a menu, and beside it the chosen one with its forms; all of it has an address below that of the tab.',
    ),
  ),
};

const oneContent = <T extends z.ZodMiniType>(tab: T): T => withRule(tab, tabProblems);

const blocks = z.optional(
  describe(
    mark(z.array(oneContent(z.strictObject(tabContent))).check(z.minLength(1)), 'inBlocks'),
    'Shows several of these, one below the other; one list at most keeps its page in the address, others have `inAddress: false`.',
  ),
);

export const detail = z.strictObject({
  header: z.strictObject({
    fields: z.array(fieldRef),
    image: z.optional(fieldRef),
    trail: z.optional(
      describe(
        z.array(fieldRef),
        'What the record belongs to, the widest first: stands before the title, after the way to the list. What the record does not hold itself is read in every tab.',
      ),
    ),
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
  at: z.optional(
    describe(
      z.array(
        z.strictObject({
          path: describe(
            mark(z.string().check(z.regex(/^(?:\/[\w-]+)+\/\{\w+\}(?:\/[\w-]+)+$/)), 'link'),
            'Console path that the id follows, for example "/admin/owners/{ownerId}/car"; where {name} has another value than the record, the page moves to its own address.',
          ),
          back: describe(consoleLink, 'Console path that Back leads to; {name} as in `path`.'),
        }),
      ),
      'Further addresses of the same page, each with its tabs: below the page of another record.',
    ),
  ),
  actions: z.optional(describe(z.array(actionRef), 'Actions shown as buttons.')),
  menu: z.optional(describe(z.array(actionRef), 'Actions in the ellipsis menu.')),
  panel: z.optional(
    describe(
      panel,
      'Stands in the page itself where none of its tabs is shown (`tabs` may be {}): records of a list as a menu, and beside it the chosen one with its forms, at addresses below that of the page.',
    ),
  ),
  tabs: z.record(
    z.string(),
    oneContent(
      z.strictObject({
        ...tabContent,
        ...deepContent,
        query: z.optional(
          describe(z.record(z.string(), z.string()), 'Query added to the address when the tab is chosen.'),
        ),
        blocks,
        tabs: z.optional(
          describe(
            z.record(z.string(), oneContent(z.strictObject({ ...tabContent, ...deepContent }))),
            'Sub-tabs, in the address after the tab.',
          ),
        ),
      }),
    ),
  ),
  defaultTab: z.optional(mark(z.string(), 'ownTab')),
  history: z.optional(
    describe(
      z.enum(['push', 'replace']),
      `Whether choosing a tab adds a history entry. Default "${DEFAULTS.detail.history}".`,
    ),
  ),
  error: z.optional(
    describe(text, `Message when the record cannot be loaded. Default "${DEFAULTS.detail.error}".`),
  ),
});
export type DetailInput = z.infer<typeof detail>;
