import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  conditionSchema,
  consoleLinkSchema,
  withDescription,
  fieldRefSchema,
  withMark,
  outcomeSchema,
  panelWidthSchema,
  textSchema,
  effectsSchema,
  waitSchema,
} from './common';
import { findOfferProblems, findRecordFormProblems } from './rules/actionRules';
import { proofSchema } from './proof';
import { withRule } from './rules/withRule';

const plainItemSchemas = [
  fieldRefSchema,
  z.strictObject({ row: withDescription(z.array(fieldRefSchema), 'Fields side by side.') }),
  z.strictObject({ section: withDescription(textSchema, 'Heading of the fields that follow.') }),
  z.strictObject({
    show: withDescription(
      fieldRefSchema,
      'A field that is not asked for but shown, of what the form holds, once it has a value: a preview.',
    ),
  }),
] as const;

/** One of the ways to fill a form in. */
const modeSchema = z.strictObject({
  label: textSchema,
  fields: z.array(z.union(plainItemSchemas)).check(z.minLength(1)),
});

export const formItemSchema = z.union([
  ...plainItemSchemas,
  z.strictObject({
    step: withDescription(
      textSchema,
      'Numbered heading of the fields that follow, up to the next one. It is there while one of them is, and the numbers follow what is there.',
    ),
  }),
  z.strictObject({
    modes: withDescription(
      z.array(modeSchema).check(z.minLength(2)),
      'Ways to fill the same in, of which one is shown at a time, the first to begin with: its fields alone count, are checked and sent.',
    ),
  }),
]);

/** When a form can be sent besides. */
export const sendWhenSchema = withDescription(
  withMark(
    z.array(z.strictObject({ when: conditionSchema, why: textSchema })).check(z.minLength(1)),
    'inSendWhen',
  ),
  'The main button is enabled only while all of these hold, over the record and what the form holds; `why` says what is missing, the first one counts.',
);

export const formShape = {
  in: z.optional(
    withDescription(
      z.enum(['page', 'drawer', 'modal']),
      `Where the form opens. Default "${DEFAULTS.form.place}".`,
    ),
  ),
  width: z.optional(panelWidthSchema),
  title: z.optional(textSchema),
  fields: z.array(formItemSchema).check(z.minLength(1)),
  submit: z.optional(withDescription(textSchema, 'Label of the main button.')),
  prefill: z.optional(
    withDescription(
      fieldRefSchema,
      'Field that starts with what the address says: after the route, or as a query parameter of its name.',
    ),
  ),
  onlyWhenChanged: z.optional(
    withDescription(z.boolean(), 'Save is enabled only when a value differs from the loaded one.'),
  ),
  onlyWhenValid: z.optional(
    withDescription(z.boolean(), 'The main button is enabled only while every field is valid.'),
  ),
  sendWhen: z.optional(sendWhenSchema),
  loadError: z.optional(withDescription(textSchema, 'Message when what the form needs cannot be loaded.')),
  outcomes: z.optional(z.array(outcomeSchema)),
  proof: proofSchema,
  then: z.optional(effectsSchema),
  wait: waitSchema,
};

/** A question before a form is sent. */
export const formConfirmSchema = withDescription(
  z.strictObject({
    title: textSchema,
    text: z.optional(textSchema),
    submit: z.optional(
      withDescription(
        textSchema,
        'Label of the button that sends. Default: that of the main button of the form.',
      ),
    ),
    whenChanged: z.optional(
      withDescription(
        z.array(fieldRefSchema).check(z.minLength(1)),
        'Asked only if one of these fields differs from what was loaded. Default: always.',
      ),
    ),
  }),
  'Asks before the form is sent.',
);

/** What the forms of a resource may say besides: those of actions may not. */
const recordFormShape = {
  text: z.optional(withDescription(textSchema, 'Stands above the fields.')),
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
                'Regular expression that the whole value must match, unless it is empty; as `pattern` of a text.',
              ),
              text: withDescription(textSchema, 'What is said of another value; "%{value}" stands for it.'),
            }),
          )
          .check(z.minLength(1)),
      }),
      'Looked at before the form is sent: values against a rule are listed in a dialog that has to be accepted, and nothing is sent.',
    ),
  ),
  confirm: z.optional(formConfirmSchema),
  offer: z.optional(
    withDescription(
      withRule(
        z.strictObject({
          title: textSchema,
          text: z.optional(
            withDescription(
              textSchema,
              'Above what is offered; "%{form.name}" is what was sent, "%{result.name}" what was answered.',
            ),
          ),
          label: withDescription(
            textSchema,
            'Label of the button that goes there or copies; the other one closes.',
          ),
          goTo: z.optional(
            withDescription(
              consoleLinkSchema,
              'Console path; {name} is replaced, {form.name} by what was sent.',
            ),
          ),
          copy: z.optional(
            withDescription(
              // Over what was answered, which is no record of the resource.
              withMark(z.string(), 'template'),
              'In place of `goTo`: a text that is shown and put on the clipboard, "{result.url}" of the answer.',
            ),
          ),
          missing: z.optional(withDescription(textSchema, 'What is said where there is nothing to copy.')),
        }),
        findOfferProblems,
      ),
      'After a success a dialog offers where to go next, or what to pass on. Drawers and modals only.',
    ),
  ),
};
const recordFormSchema = withRule(
  z.strictObject({ ...formShape, ...recordFormShape }),
  findRecordFormProblems,
);
export const formSchema = withMark(recordFormSchema, 'inForm');
export type FormInput = z.infer<typeof formSchema>;
