import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  accessSchema,
  actionRefSchema,
  conditionSchema,
  consoleLinkSchema,
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  jsonSchema,
  withMark,
  outcomesSchema,
  textSchema,
  effectsSchema,
} from './common';
import { findResetProblems, findTabProblems } from './rules/actionRules';
import { formConfirmSchema, formItemSchema } from './form';
import { relatedListSchema } from './list/relatedList';
import { masterDetailSchema } from './masterDetail';
import { withRule } from './rules/withRule';

/** Form in a tab, which saves with the update call of the resource. */
const tabFormObjectSchema = z.strictObject({
  fields: z.array(formItemSchema).check(z.minLength(1)),
  submitLabel: z.optional(withDescription(textSchema, 'Label of the submit button. Default "Guardar".')),
  cancelLabel: z.optional(
    withDescription(textSchema, 'Label of the button that restores the loaded values. Default "Cancelar".'),
  ),
  unchangedWhen: z.optional(
    withDescription(
      z.record(withMark(z.string(), 'field'), conditionSchema),
      'Conditions by field: if the condition holds over the record and `form`, the field counts as unchanged.',
    ),
  ),
  confirm: z.optional(formConfirmSchema),
  preview: z.optional(
    withDescription(
      withMark(z.string(), 'preview'),
      'Id of a preview written in code, shown beside the fields.',
    ),
  ),
  access: z.optional(
    withDescription(
      accessSchema,
      'Permission rule for saving; users without access see the values only. Default: the rule for edit.',
    ),
  ),
  outcomes: z.optional(outcomesSchema),
  effects: z.optional(effectsSchema),
});

export const tabFormSchema = withMark(withRule(tabFormObjectSchema, findResetProblems), 'inForm');

const tabContentShape = {
  label: textSchema,
  access: z.optional(accessSchema),
  visibleWhen: z.optional(
    withDescription(
      withMark(conditionSchema, 'inTabWhen'),
      'Shows the tab only if this condition holds over the record and `$me`. A URL of a hidden tab redirects to the first visible one.',
    ),
  ),
  fields: z.optional(withDescription(z.array(fieldRefSchema), 'Shows these fields.')),
  list: z.optional(
    withDescription(
      relatedListSchema,
      'Shows a list that belongs to the record. With `tab`: the code shows its rows in its own way.',
    ),
  ),
  tab: z.optional(withDescription(withMark(z.string(), 'tab'), 'Id of a tab written in code.')),
  options: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'inTabOptions'),
      'Options of the tab written in code.',
    ),
  ),
  form: z.optional(withDescription(tabFormSchema, 'Shows a form over the record that saves in place.')),
  notice: z.optional(
    withDescription(
      z.strictObject({ title: textSchema, text: z.optional(textSchema) }),
      'Shows a notice and nothing else.',
    ),
  ),
  comingSoon: z.optional(
    withDescription(
      withMark(z.string(), 'ids'),
      'Name of a list of record ids in `ids` of the runtime config. For those records the tab shows a "coming soon" notice.',
    ),
  ),
};

/** Count and alert beside the label of a tab. */
const tabMarkShape = {
  count: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'Shows a number beside the label: path in the record of a number, or of a list whose entries are counted. Without either there the tab shows none. Default: the `recordPath` of its list.',
    ),
  ),
  alert: z.optional(
    withDescription(
      z.strictObject({
        when: withDescription(conditionSchema, 'Condition over the record.'),
        text: withDescription(textSchema, 'Text of the dot for screen readers: Spanish or a key.'),
        access: z.optional(
          withDescription(
            accessSchema,
            'Permission rule of the dot. Default: every user of the tab sees it.',
          ),
        ),
      }),
      'Shows a red dot beside the label while the condition holds: something in the tab is wrong. Use it for conditions over values that the record of the page holds.',
    ),
  ),
};

/** Tab content that uses the rest of the URL. */
const deepContentShape = {
  masterDetail: z.optional(
    withDescription(
      masterDetailSchema,
      'Shows the records of a list as a menu, with the selected record and its forms beside it. All of them have URLs below that of the tab.',
    ),
  ),
};

/** Place of a block. */
const asideShape = {
  aside: z.optional(
    withDescription(
      z.boolean(),
      'true: on a wide window the block is in a narrow column beside the other blocks; else below them.',
    ),
  ),
  column: z.optional(
    withDescription(
      z.int().check(z.minimum(1), z.maximum(4)),
      'Number of the column of the block. Columns are equally wide and side by side on a wide window (those of blocks with `aside` only from 1600 px on), above the blocks without a column, which begin below the window. Blocks of the same column are one below the other. Default: the whole width.',
    ),
  ),
};

const withContentRule = <T extends z.ZodMiniType>(tab: T): T => withRule(tab, findTabProblems);

const blocksSchema = z.optional(
  withDescription(
    withMark(
      z.array(withContentRule(z.strictObject({ ...tabContentShape, ...asideShape }))).check(z.minLength(1)),
      'inBlocks',
    ),
    'Shows several contents, one below the other. At most one list may keep its page in the URL; the others need `syncUrl: false`.',
  ),
);

export const showSchema = z.strictObject({
  header: z.strictObject({
    fields: z.array(fieldRefSchema),
    image: z.optional(withDescription(fieldRefSchema, 'Image or facade before the title.')),
    breadcrumb: z.optional(
      withDescription(
        z.array(fieldRefSchema),
        'Breadcrumb: fields with the records that this record belongs to, the widest first. They are shown before the title and after the link to the list. Values that the record itself does not hold are read in every tab.',
      ),
    ),
    tags: z.optional(
      withDescription(
        z.array(
          z.strictObject({
            when: conditionSchema,
            text: textSchema,
            tone: z.optional(z.enum(['neutral', 'info', 'success', 'warning', 'danger'])),
            access: z.optional(
              withDescription(
                accessSchema,
                'Permission rule of the tag. Default: every user of the page sees it.',
              ),
            ),
          }),
        ),
        'Tags beside the title.',
      ),
    ),
  }),
  routes: z.optional(
    withDescription(
      z.array(
        z.strictObject({
          path: withDescription(
            withMark(z.string().check(z.regex(/^(?:\/[\w-]+)+\/\{\w+\}(?:\/[\w-]+)+$/)), 'link'),
            'Console path with the id in it, for example "/admin/owners/{ownerId}/car". If {name} has another value than the record, the page redirects to its main URL.',
          ),
          back: withDescription(consoleLinkSchema, 'Console path of the Back button; {name} as in `path`.'),
        }),
      ),
      'Further URLs of the same page, each with its tabs: below the page of another record.',
    ),
  ),
  actions: z.optional(withDescription(z.array(actionRefSchema), 'Actions shown as buttons.')),
  overflowActions: z.optional(withDescription(z.array(actionRefSchema), 'Actions in the ellipsis menu.')),
  masterDetail: z.optional(
    withDescription(
      masterDetailSchema,
      'Master-detail view in the page itself, shown while none of its tabs is active (`tabs` may be {}): the records of a list as a menu, with the selected record and its forms beside it. Their URLs are below that of the page.',
    ),
  ),
  tabs: z.record(
    z.string(),
    withContentRule(
      z.strictObject({
        ...tabContentShape,
        ...tabMarkShape,
        ...deepContentShape,
        query: z.optional(
          withDescription(
            z.record(z.string(), z.string()),
            'Query parameters that are added to the URL when the tab is selected.',
          ),
        ),
        blocks: blocksSchema,
        tabs: z.optional(
          withDescription(
            z.record(
              z.string(),
              withContentRule(z.strictObject({ ...tabContentShape, ...tabMarkShape, ...deepContentShape })),
            ),
            'Sub-tabs; their segment in the URL follows that of the tab.',
          ),
        ),
      }),
    ),
  ),
  defaultTab: z.optional(withMark(z.string(), 'ownTab')),
  history: z.optional(
    withDescription(
      z.enum(['push', 'replace']),
      `Effect of a tab change on the browser history: "push" adds an entry, "replace" does not. Default "${DEFAULTS.show.history}".`,
    ),
  ),
  error: z.optional(
    withDescription(textSchema, `Message if the record cannot be loaded. Default "${DEFAULTS.show.error}".`),
  ),
});
export type ShowInput = z.infer<typeof showSchema>;
