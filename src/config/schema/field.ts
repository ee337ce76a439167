import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import type { FieldKey } from '../fieldKeys';
import { access, condition, describe, fieldName, fieldRef, json, mark, text } from './common';

const { field: FIELD } = DEFAULTS;

/** Options that every field type accepts; a type's own options are in its folder's `schema.ts`. */
export const fieldShape = {
  label: z.optional(describe(text, 'Label. Default: the field name made readable.')),
  source: z.optional(
    describe(
      z.union([fieldName, z.array(fieldName).check(z.minLength(1))]),
      'Where the value is read, as a path (`location.city`, `$included.projects.0`); of several, for hosts that spell it otherwise, the first that holds a value. Default: the field name.',
    ),
  ),
  byLanguage: z.optional(
    describe(
      z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), fieldName),
      'In place of `source`: where the value is read, by language. The first that the browser’s language begins with is shown, else the last; where it holds nothing, another one.',
    ),
  ),
  valueWhen: z.optional(
    describe(
      mark(z.array(z.strictObject({ when: condition, value: json })).check(z.minLength(1)), 'inShown'),
      'What the value is while a condition over the record holds, whatever the host says: a key that is over by the clock. The first that holds counts; lists, exports and details show it.',
    ),
  ),
  write: z.optional(
    describe(
      fieldName,
      'Path under which the value is written. Default: `source`, the first of several. In the form of an action also the name that `form` has it by; fields that are never shown together may share one.',
    ),
  ),
  emptyAs: z.optional(
    describe(
      z.enum(['null', 'text', 'omit']),
      'How the presets of a body write that there is no value, for hosts that know no null there: "omit" and "text" write nothing where there was none before, and take a value away by null or by "". Default "null".',
    ),
  ),
  empty: z.optional(describe(text, `Shown when there is no value. Default "${FIELD.empty}".`)),
  emptyWhen: z.optional(
    describe(
      mark(z.array(z.strictObject({ when: condition, text })), 'inShown'),
      'Other texts for "no value", by condition over the record; the first that holds wins over `empty`.',
    ),
  ),
  tip: z.optional(describe(fieldRef, 'Field shown in a small window beside the value, on hover and focus.')),
  copy: z.optional(
    describe(
      z.boolean(),
      'A code that people pass on (an identifier, a serial number): in details a button beside the value copies it.',
    ),
  ),
  help: z.optional(describe(text, 'Helper text under the input.')),
  placeholder: z.optional(text),
  required: z.optional(z.boolean()),
  requiredWhen: z.optional(condition),
  requiredText: z.optional(
    describe(text, `Message when the value is missing. Default "${FIELD.requiredText}".`),
  ),
  equalTo: z.optional(
    describe(
      mark(fieldName, 'member'),
      'What is typed has to be exactly this: another field of the form, or a member of the record.',
    ),
  ),
  equalText: z.optional(
    describe(text, `Message under the input while it is not. Default "${FIELD.equalText}".`),
  ),
  readOnly: z.optional(z.boolean()),
  visibleWhen: z.optional(condition),
  clearWhenHidden: z.optional(
    describe(
      z.boolean(),
      'What it holds is gone once `visibleWhen` does not hold any more. Default: it is there again when the field is.',
    ),
  ),
  disabledWhen: z.optional(z.array(z.strictObject({ when: condition, why: text }))),
  default: z.optional(
    describe(
      json,
      'Value of a new record. In the form of an action "{name}" is replaced by what the record holds, and a date or a moment may start with "$today" or "$now".',
    ),
  ),
  assumed: z.optional(
    describe(
      json,
      'What the host means where it says nothing: its documented default. A record without the value is shown, edited and sent with this one; it is the `default` of a new record, too.',
    ),
  ),
  access: z.optional(access),
  sortable: z.optional(describe(z.boolean(), 'The host can sort by this field.')),
  sortBy: z.optional(describe(z.string(), 'Name the host sorts by. Default: the field name.')),
  filterBy: z.optional(describe(z.string(), 'Name the host filters by. Default: the field name.')),
  call: z.optional(
    describe(
      z.strictObject({
        path: mark(z.string(), 'path'),
        query: z.optional(mark(z.record(z.string(), json), 'template')),
        read: z.string(),
        error: z.optional(describe(text, `Message when it fails. Default "${FIELD.loadError}".`)),
        errorFor: z.optional(
          describe(
            z.number(),
            `Seconds that the message stays. Default: \`messages.for\` of the resource, else ${DEFAULTS.messageFor}.`,
          ),
        ),
      }),
      'The value comes from a call of its own (a count, say) instead of the record: path, query, and what to read of the answer.',
    ),
  ),
} satisfies Record<FieldKey, z.ZodMiniType>;

/** A field as far as the engine knows it before its type's own schema has looked at the rest. */
export const anyField = mark(z.looseObject({ type: z.string(), ...fieldShape }), 'inField');
export type CommonFieldInput = z.infer<z.ZodMiniObject<typeof fieldShape>>;
