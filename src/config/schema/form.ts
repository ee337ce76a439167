import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  conditionSchema,
  consoleLinkSchema,
  withDescription,
  fieldRefSchema,
  withMark,
  outcomesSchema,
  panelWidthSchema,
  textSchema,
  effectsSchema,
  waitSchema,
} from './common';
import {
  findFollowUpProblems,
  findRecordFormProblems,
  findRowWidthProblems,
  findScanBatchProblems,
} from './rules/actionRules';
import { proofSchema } from './proof';
import { scanBatchSchema } from './scanBatch';
import { withRule } from './rules/withRule';

const plainItemSchemas = [
  fieldRefSchema,
  withRule(
    z.strictObject({
      row: withDescription(z.array(fieldRefSchema), 'Fields side by side in one row.'),
      widths: z.optional(
        withDescription(
          z.array(z.int().check(z.minimum(1), z.maximum(6))),
          'Widths of these fields, in sixths of the form. Fields that do not fit begin another line. A narrow window has two equal columns. Default: equal widths.',
        ),
      ),
    }),
    findRowWidthProblems,
  ),
  z.strictObject({ section: withDescription(textSchema, 'Heading above the fields that follow.') }),
  z.strictObject({
    computed: withDescription(
      fieldRefSchema,
      'Read-only preview of a value of the form, shown once the field has a value.',
    ),
  }),
] as const;

/** One of `alternatives`. */
const modeSchema = z.strictObject({
  label: textSchema,
  fields: z.array(z.union(plainItemSchemas)).check(z.minLength(1)),
});

export const formItemSchema = z.union([
  ...plainItemSchemas,
  z.strictObject({
    step: withDescription(
      textSchema,
      'Numbered heading above the fields that follow, up to the next one. It is visible while one of its fields is, and the numbers count the visible headings only.',
    ),
  }),
  z.strictObject({
    alternatives: withDescription(
      z.array(modeSchema).check(z.minLength(2)),
      'Alternatives to fill in the same data, one shown at a time, initially the first. Only its fields are validated and sent.',
    ),
  }),
]);

/** Further conditions for sending a form. */
export const sendWhenSchema = withDescription(
  withMark(
    z.array(z.strictObject({ when: conditionSchema, reason: textSchema })).check(z.minLength(1)),
    'inSubmitEnabledWhen',
  ),
  'Further conditions for the submit button, over the record and the values of the form. It is enabled only while all of them hold. `reason` names what is missing; the first failing one is shown.',
);

export const formShape = {
  presentation: z.optional(
    withDescription(
      z.enum(['page', 'drawer', 'modal']),
      `Place where the form opens. Default "${DEFAULTS.form.place}".`,
    ),
  ),
  width: z.optional(panelWidthSchema),
  title: z.optional(textSchema),
  fields: z.array(formItemSchema).check(z.minLength(1)),
  submitLabel: z.optional(withDescription(textSchema, 'Label of the submit button.')),
  prefill: z.optional(
    withDescription(
      fieldRefSchema,
      'Field with an initial value from the URL: after the route, or as a query parameter of its name.',
    ),
  ),
  submitRequiresChanges: z.optional(
    withDescription(
      z.boolean(),
      'true: the submit button is enabled only if a value differs from the loaded one.',
    ),
  ),
  submitRequiresValid: z.optional(
    withDescription(z.boolean(), 'true: the submit button is enabled only while every field is valid.'),
  ),
  submitEnabledWhen: z.optional(sendWhenSchema),
  loadError: z.optional(
    withDescription(textSchema, 'Message if the data that the form needs cannot be loaded.'),
  ),
  outcomes: z.optional(outcomesSchema),
  proof: proofSchema,
  effects: z.optional(effectsSchema),
  settleSeconds: waitSchema,
};

/** Confirmation before a form is sent. */
export const formConfirmSchema = withDescription(
  z.strictObject({
    title: textSchema,
    text: z.optional(textSchema),
    submitLabel: z.optional(
      withDescription(
        textSchema,
        'Label of the confirm button. Default: the label of the submit button of the form.',
      ),
    ),
    whenChanged: z.optional(
      withDescription(
        z.array(fieldRefSchema).check(z.minLength(1)),
        'Asks only if one of these fields differs from its loaded value. Default: asks always.',
      ),
    ),
  }),
  'Asks for confirmation before the form is sent.',
);

/** Keys that only the forms of a resource have, not those of actions. */
const recordFormShape = {
  text: z.optional(withDescription(textSchema, 'Text above the fields.')),
  warn: z.optional(
    withDescription(
      z.strictObject({
        title: textSchema,
        rules: z
          .array(
            z.strictObject({
              field: fieldRefSchema,
              pattern: withDescription(
                withMark(z.string(), 'regex'),
                'Regular expression that the whole value must match, unless it is empty; same syntax as `pattern` of a text field.',
              ),
              text: withDescription(
                textSchema,
                'Message for a value that does not match; "%{value}" is the value.',
              ),
            }),
          )
          .check(z.minLength(1)),
      }),
      'Checks before the form is sent. If values break a rule, a dialog lists them and has to be accepted; nothing is sent.',
    ),
  ),
  confirm: z.optional(formConfirmSchema),
  followUp: z.optional(
    withDescription(
      withRule(
        z.strictObject({
          title: textSchema,
          text: z.optional(
            withDescription(
              textSchema,
              'Text above the offer; "%{form.name}" is a sent value, "%{result.name}" a value of the answer.',
            ),
          ),
          label: withDescription(
            textSchema,
            'Label of the button that opens the path or copies the text; the other button closes the dialog.',
          ),
          goTo: z.optional(
            withDescription(
              consoleLinkSchema,
              'Console path; {name} is replaced, {form.name} by a sent value.',
            ),
          ),
          copyText: z.optional(
            withDescription(
              // Scope: the answer, which is not a record of the resource, so the mark is `template`.
              withMark(z.string(), 'template'),
              'Text that is shown and copied to the clipboard, in place of `goTo`: "{result.url}" of the answer.',
            ),
          ),
          missingText: z.optional(withDescription(textSchema, 'Message if there is nothing to copy.')),
        }),
        findFollowUpProblems,
      ),
      'Opens a dialog after a success that offers a next page or a text to pass on. Drawers and modals only.',
    ),
  ),
};
const recordFormSchema = withRule(
  z.strictObject({ ...formShape, ...recordFormShape }),
  findRecordFormProblems,
);
export const editFormSchema = withMark(recordFormSchema, 'inForm');

/** A create form, which may also create records in numbers. */
export const createFormSchema = withMark(
  withRule(
    z.strictObject({ ...formShape, ...recordFormShape, batch: z.optional(scanBatchSchema) }),
    (form) => [...findRecordFormProblems(form), ...findScanBatchProblems(form)],
  ),
  'inForm',
);
export type FormInput = z.infer<typeof createFormSchema>;
