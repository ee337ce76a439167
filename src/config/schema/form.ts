import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  condition,
  consoleLink,
  describe,
  fieldRef,
  mark,
  outcome,
  panelWidth,
  text,
  then,
  wait,
} from './common';
import { offerProblems, recordFormProblems } from './actionRules';
import { proof } from './proof';
import { withRule } from './rules';

const plainItems = [
  fieldRef,
  z.strictObject({ row: describe(z.array(fieldRef), 'Fields side by side.') }),
  z.strictObject({ section: describe(text, 'Heading of the fields that follow.') }),
  z.strictObject({
    show: describe(
      fieldRef,
      'A field that is not asked for but shown, of what the form holds, once it has a value: a preview.',
    ),
  }),
] as const;

/** One of the ways to fill a form in. */
const mode = z.strictObject({
  label: text,
  fields: z.array(z.union(plainItems)).check(z.minLength(1)),
});

export const formField = z.union([
  ...plainItems,
  z.strictObject({
    step: describe(
      text,
      'Numbered heading of the fields that follow, up to the next one. It is there while one of them is, and the numbers follow what is there.',
    ),
  }),
  z.strictObject({
    modes: describe(
      z.array(mode).check(z.minLength(2)),
      'Ways to fill the same in, of which one is shown at a time, the first to begin with: its fields alone count, are checked and sent.',
    ),
  }),
]);

/** When a form can be sent besides. */
export const sendWhen = describe(
  mark(z.array(z.strictObject({ when: condition, why: text })).check(z.minLength(1)), 'inSendWhen'),
  'The main button is enabled only while all of these hold, over the record and what the form holds; `why` says what is missing, the first one counts.',
);

export const formShape = {
  in: z.optional(
    describe(z.enum(['page', 'drawer', 'modal']), `Where the form opens. Default "${DEFAULTS.form.place}".`),
  ),
  width: z.optional(panelWidth),
  title: z.optional(text),
  fields: z.array(formField).check(z.minLength(1)),
  submit: z.optional(describe(text, 'Label of the main button.')),
  prefill: z.optional(
    describe(
      fieldRef,
      'Field that starts with what the address says: after the route, or as a query parameter of its name.',
    ),
  ),
  onlyWhenChanged: z.optional(
    describe(z.boolean(), 'Save is enabled only when a value differs from the loaded one.'),
  ),
  onlyWhenValid: z.optional(
    describe(z.boolean(), 'The main button is enabled only while every field is valid.'),
  ),
  sendWhen: z.optional(sendWhen),
  loadError: z.optional(describe(text, 'Message when what the form needs cannot be loaded.')),
  outcomes: z.optional(z.array(outcome)),
  proof,
  then: z.optional(then),
  wait,
};

/** A question before a form is sent. */
export const formConfirm = describe(
  z.strictObject({
    title: text,
    text: z.optional(text),
    submit: z.optional(
      describe(text, 'Label of the button that sends. Default: that of the main button of the form.'),
    ),
    whenChanged: z.optional(
      describe(
        z.array(fieldRef).check(z.minLength(1)),
        'Asked only if one of these fields differs from what was loaded. Default: always.',
      ),
    ),
  }),
  'Asks before the form is sent.',
);

/** What the forms of a resource may say besides: those of actions may not. */
const recordFormShape = {
  text: z.optional(describe(text, 'Stands above the fields.')),
  warn: z.optional(
    describe(
      z.strictObject({
        title: text,
        rules: z
          .array(
            z.strictObject({
              field: fieldRef,
              pattern: describe(
                mark(z.string(), 'regex'),
                'Regular expression that the whole value must match, unless it is empty; as `pattern` of a text.',
              ),
              text: describe(text, 'What is said of another value; "%{value}" stands for it.'),
            }),
          )
          .check(z.minLength(1)),
      }),
      'Looked at before the form is sent: values against a rule are listed in a dialog that has to be accepted, and nothing is sent.',
    ),
  ),
  confirm: z.optional(formConfirm),
  offer: z.optional(
    describe(
      withRule(
        z.strictObject({
          title: text,
          text: z.optional(
            describe(
              text,
              'Above what is offered; "%{form.name}" is what was sent, "%{result.name}" what was answered.',
            ),
          ),
          label: describe(text, 'Label of the button that goes there or copies; the other one closes.'),
          goTo: z.optional(
            describe(consoleLink, 'Console path; {name} is replaced, {form.name} by what was sent.'),
          ),
          copy: z.optional(
            describe(
              // Over what was answered, which is no record of the resource.
              mark(z.string(), 'template'),
              'In place of `goTo`: a text that is shown and put on the clipboard, "{result.url}" of the answer.',
            ),
          ),
          missing: z.optional(describe(text, 'What is said where there is nothing to copy.')),
        }),
        offerProblems,
      ),
      'After a success a dialog offers where to go next, or what to pass on. Drawers and modals only.',
    ),
  ),
};
const recordForm = withRule(z.strictObject({ ...formShape, ...recordFormShape }), recordFormProblems);
export const form = mark(recordForm, 'inForm');
export type FormInput = z.infer<typeof form>;
