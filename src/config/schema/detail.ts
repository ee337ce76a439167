import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  accessSchema,
  actionRefSchema,
  conditionSchema,
  consoleLinkSchema,
  withDescription,
  fieldRefSchema,
  jsonSchema,
  withMark,
  outcomeSchema,
  textSchema,
  effectsSchema,
} from './common';
import { findResetProblems, findTabProblems } from './rules/actionRules';
import { formConfirmSchema, formItemSchema } from './form';
import { relatedListSchema } from './list/relatedList';
import { panelSchema } from './panel';
import { withRule } from './rules/withRule';

/** A form that stands in a tab and saves with the update call of the resource (CLIENT-35..CLIENT-41). */
const tabFormObjectSchema = z.strictObject({
  fields: z.array(formItemSchema).check(z.minLength(1)),
  submit: z.optional(withDescription(textSchema, 'Label of the main button. Default "Guardar".')),
  cancel: z.optional(
    withDescription(textSchema, 'Label of the button that puts the loaded values back. Default "Cancelar".'),
  ),
  sameWhen: z.optional(
    withDescription(
      z.record(withMark(z.string(), 'field'), conditionSchema),
      'By field: when this holds over the record and `form`, the field counts as unchanged.',
    ),
  ),
  confirm: z.optional(formConfirmSchema),
  preview: z.optional(
    withDescription(
      withMark(z.string(), 'preview'),
      'Shows a preview written in code beside the fields, by its id.',
    ),
  ),
  access: z.optional(
    withDescription(accessSchema, 'Who may save; the others see the values. Default: who may edit.'),
  ),
  outcomes: z.optional(z.array(outcomeSchema)),
  then: z.optional(effectsSchema),
});

export const tabFormSchema = withMark(withRule(tabFormObjectSchema, findResetProblems), 'inForm');

const tabContentShape = {
  label: textSchema,
  access: z.optional(accessSchema),
  visibleWhen: z.optional(
    withDescription(
      withMark(conditionSchema, 'inTabWhen'),
      'Only where this holds over the record and `$me`. An address that names one which is not there leads to the first that is.',
    ),
  ),
  fields: z.optional(withDescription(z.array(fieldRefSchema), 'Shows these fields.')),
  list: z.optional(withDescription(relatedListSchema, 'Shows a list that belongs to the record.')),
  tab: z.optional(withDescription(withMark(z.string(), 'tab'), 'Shows a tab written in code, by its id.')),
  options: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'inTabOptions'),
      'Options of the tab written in code.',
    ),
  ),
  form: z.optional(withDescription(tabFormSchema, 'Shows a form over the record, saved in place.')),
  notice: z.optional(
    withDescription(
      z.strictObject({ title: textSchema, text: z.optional(textSchema) }),
      'Shows a notice and nothing else.',
    ),
  ),
  comingSoon: z.optional(
    withDescription(
      withMark(z.string(), 'ids'),
      'Name of a list of record ids in `ids` of the runtime config: for those records the tab says that it is coming.',
    ),
  ),
};

/** What takes the rest of the address. */
const deepContentShape = {
  panel: z.optional(
    withDescription(
      panelSchema,
      'Shows the records of a list as a menu, and beside it the chosen one with its forms; all of it has an address below that of the tab.',
    ),
  ),
};

const withContentRule = <T extends z.ZodMiniType>(tab: T): T => withRule(tab, findTabProblems);

const blocksSchema = z.optional(
  withDescription(
    withMark(z.array(withContentRule(z.strictObject(tabContentShape))).check(z.minLength(1)), 'inBlocks'),
    'Shows several of these, one below the other; one list at most keeps its page in the address, others have `inAddress: false`.',
  ),
);

export const detailSchema = z.strictObject({
  header: z.strictObject({
    fields: z.array(fieldRefSchema),
    image: z.optional(fieldRefSchema),
    trail: z.optional(
      withDescription(
        z.array(fieldRefSchema),
        'What the record belongs to, the widest first: stands before the title, after the way to the list. What the record does not hold itself is read in every tab.',
      ),
    ),
    tags: z.optional(
      withDescription(
        z.array(
          z.strictObject({
            when: conditionSchema,
            text: textSchema,
            tone: z.optional(z.enum(['neutral', 'info', 'success', 'warning', 'danger'])),
          }),
        ),
        'Labels beside the title.',
      ),
    ),
  }),
  at: z.optional(
    withDescription(
      z.array(
        z.strictObject({
          path: withDescription(
            withMark(z.string().check(z.regex(/^(?:\/[\w-]+)+\/\{\w+\}(?:\/[\w-]+)+$/)), 'link'),
            'Console path that the id follows, for example "/admin/owners/{ownerId}/car"; where {name} has another value than the record, the page moves to its own address.',
          ),
          back: withDescription(consoleLinkSchema, 'Console path that Back leads to; {name} as in `path`.'),
        }),
      ),
      'Further addresses of the same page, each with its tabs: below the page of another record.',
    ),
  ),
  actions: z.optional(withDescription(z.array(actionRefSchema), 'Actions shown as buttons.')),
  menu: z.optional(withDescription(z.array(actionRefSchema), 'Actions in the ellipsis menu.')),
  panel: z.optional(
    withDescription(
      panelSchema,
      'Stands in the page itself where none of its tabs is shown (`tabs` may be {}): records of a list as a menu, and beside it the chosen one with its forms, at addresses below that of the page.',
    ),
  ),
  tabs: z.record(
    z.string(),
    withContentRule(
      z.strictObject({
        ...tabContentShape,
        ...deepContentShape,
        query: z.optional(
          withDescription(
            z.record(z.string(), z.string()),
            'Query added to the address when the tab is chosen.',
          ),
        ),
        blocks: blocksSchema,
        tabs: z.optional(
          withDescription(
            z.record(
              z.string(),
              withContentRule(z.strictObject({ ...tabContentShape, ...deepContentShape })),
            ),
            'Sub-tabs, in the address after the tab.',
          ),
        ),
      }),
    ),
  ),
  defaultTab: z.optional(withMark(z.string(), 'ownTab')),
  history: z.optional(
    withDescription(
      z.enum(['push', 'replace']),
      `Whether choosing a tab adds a history entry. Default "${DEFAULTS.detail.history}".`,
    ),
  ),
  error: z.optional(
    withDescription(
      textSchema,
      `Message when the record cannot be loaded. Default "${DEFAULTS.detail.error}".`,
    ),
  ),
});
export type DetailInput = z.infer<typeof detailSchema>;
