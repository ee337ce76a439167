import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import type { FieldKey } from '../fieldKeys';
import {
  accessSchema,
  conditionSchema,
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  jsonSchema,
  withMark,
  textSchema,
} from './common';

const { field: FIELD_DEFAULTS } = DEFAULTS;

/** Options that every field type accepts; a type's own options are in its folder's `schema.ts`. */
export const fieldShape = {
  label: z.optional(withDescription(textSchema, 'Label. Default: the field name made readable.')),
  source: z.optional(
    withDescription(
      z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))]),
      'Where the value is read, as a path (`location.city`, `$included.projects.0`); of several, for hosts that spell it otherwise, the first that holds a value. Default: the field name.',
    ),
  ),
  byLanguage: z.optional(
    withDescription(
      z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), fieldNameSchema),
      'In place of `source`: where the value is read, by language. The first that the browser’s language begins with is shown, else the last; where it holds nothing, another one.',
    ),
  ),
  valueWhen: z.optional(
    withDescription(
      withMark(
        z.array(z.strictObject({ when: conditionSchema, value: jsonSchema })).check(z.minLength(1)),
        'inShown',
      ),
      'What the value is while a condition over the record holds, whatever the host says: a key that is over by the clock. The first that holds counts; lists, exports and details show it.',
    ),
  ),
  write: z.optional(
    withDescription(
      fieldNameSchema,
      'Path under which the value is written. Default: `source`, the first of several. In the form of an action also the name that `form` has it by; fields that are never shown together may share one.',
    ),
  ),
  emptyAs: z.optional(
    withDescription(
      z.enum(['null', 'text', 'omit']),
      'How the presets of a body write that there is no value, for hosts that know no null there: "omit" and "text" write nothing where there was none before, and take a value away by null or by "". Default "null".',
    ),
  ),
  empty: z.optional(
    withDescription(textSchema, `Shown when there is no value. Default "${FIELD_DEFAULTS.empty}".`),
  ),
  emptyWhen: z.optional(
    withDescription(
      withMark(z.array(z.strictObject({ when: conditionSchema, text: textSchema })), 'inShown'),
      'Other texts for "no value", by condition over the record; the first that holds wins over `empty`.',
    ),
  ),
  tip: z.optional(
    withDescription(fieldRefSchema, 'Field shown in a small window beside the value, on hover and focus.'),
  ),
  copy: z.optional(
    withDescription(
      z.boolean(),
      'A code that people pass on (an identifier, a serial number): in details a button beside the value copies it.',
    ),
  ),
  help: z.optional(withDescription(textSchema, 'Helper text under the input.')),
  placeholder: z.optional(textSchema),
  required: z.optional(z.boolean()),
  requiredWhen: z.optional(conditionSchema),
  requiredText: z.optional(
    withDescription(
      textSchema,
      `Message when the value is missing. Default "${FIELD_DEFAULTS.requiredText}".`,
    ),
  ),
  equalTo: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'What is typed has to be exactly this: another field of the form, or a member of the record.',
    ),
  ),
  equalText: z.optional(
    withDescription(
      textSchema,
      `Message under the input while it is not. Default "${FIELD_DEFAULTS.equalText}".`,
    ),
  ),
  readOnly: z.optional(z.boolean()),
  visibleWhen: z.optional(conditionSchema),
  clearWhenHidden: z.optional(
    withDescription(
      z.boolean(),
      'What it holds is gone once `visibleWhen` does not hold any more. Default: it is there again when the field is.',
    ),
  ),
  disabledWhen: z.optional(z.array(z.strictObject({ when: conditionSchema, why: textSchema }))),
  default: z.optional(
    withDescription(
      jsonSchema,
      'Value of a new record. In the form of an action "{name}" is replaced by what the record holds, and a date or a moment may start with "$today" or "$now".',
    ),
  ),
  assumed: z.optional(
    withDescription(
      jsonSchema,
      'What the host means where it says nothing: its documented default. A record without the value is shown, edited and sent with this one; it is the `default` of a new record, too.',
    ),
  ),
  access: z.optional(accessSchema),
  sortable: z.optional(withDescription(z.boolean(), 'The host can sort by this field.')),
  sortBy: z.optional(withDescription(z.string(), 'Name the host sorts by. Default: the field name.')),
  filterBy: z.optional(withDescription(z.string(), 'Name the host filters by. Default: the field name.')),
  call: z.optional(
    withDescription(
      z.strictObject({
        path: withMark(z.string(), 'path'),
        query: z.optional(withMark(z.record(z.string(), jsonSchema), 'template')),
        read: z.string(),
        error: z.optional(
          withDescription(textSchema, `Message when it fails. Default "${FIELD_DEFAULTS.loadError}".`),
        ),
        errorFor: z.optional(
          withDescription(
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
export const fieldSchema = withMark(z.looseObject({ type: z.string(), ...fieldShape }), 'inField');
export type CommonFieldInput = z.infer<z.ZodMiniObject<typeof fieldShape>>;
