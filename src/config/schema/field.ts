import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import type { FieldKey } from '../fieldKeys';
import {
  accessSchema,
  conditionSchema,
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  memberPathSchema,
  jsonSchema,
  withMark,
  textSchema,
} from './common';

const { field: FIELD_DEFAULTS } = DEFAULTS;

/** Options that every field type accepts. The options of a single type are in the `schema.ts` of its folder. */
export const fieldShape = {
  label: z.optional(
    withDescription(textSchema, 'Label of the field. Default: the field name made readable.'),
  ),
  source: z.optional(
    withDescription(
      z.union([memberPathSchema, z.array(memberPathSchema).check(z.minLength(1))]),
      'Path of the value in the record (`location.city`, `$included.projects.0`). `\\\\.` is a dot of a name. Use several if hosts spell it differently: the first that holds a value wins. Default: the field name.',
    ),
  ),
  localizedSource: z.optional(
    withDescription(
      z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), memberPathSchema),
      'Paths of the value by language, in place of `source`. The first language that the browser’s language starts with is used, else the last one. If its path holds no value, another one is used.',
    ),
  ),
  valueOverrides: z.optional(
    withDescription(
      withMark(
        z.array(z.strictObject({ when: conditionSchema, value: jsonSchema })).check(z.minLength(1)),
        'inShown',
      ),
      'Values that replace that of the host while a condition over the record holds, for example for a key whose time is over. The first condition that holds wins; lists, exports and details show its value.',
    ),
  ),
  writePath: z.optional(
    withDescription(
      memberPathSchema,
      'Path under which the value is written. Default: `source`, the first of several. In the form of an action it is also the name of the value in `form`. Fields that are never visible together may share one.',
    ),
  ),
  writeEmptyAs: z.optional(
    withDescription(
      z.enum(['null', 'text', 'omit']),
      'Value that the body presets write for an empty field, for hosts that do not accept null. "omit" and "text" leave the member out if there was no value before; to remove a value, "omit" writes null and "text" writes "". Default "null".',
    ),
  ),
  emptyText: z.optional(
    withDescription(textSchema, `Text shown if there is no value. Default "${FIELD_DEFAULTS.emptyText}".`),
  ),
  emptyTextWhen: z.optional(
    withDescription(
      withMark(z.array(z.strictObject({ when: conditionSchema, text: textSchema })), 'inShown'),
      'Other texts for an empty value, by condition over the record. The first that holds wins over `emptyText`.',
    ),
  ),
  tooltipField: z.optional(
    withDescription(fieldRefSchema, 'Field shown in a tooltip beside the value, on hover and focus.'),
  ),
  copyButton: z.optional(
    withDescription(
      z.boolean(),
      'true: details show a copy button beside the value, and a text in the face of codes. Use it for codes that people pass on (an identifier, a serial number).',
    ),
  ),
  help: z.optional(withDescription(textSchema, 'Helper text under the input.')),
  placeholder: z.optional(textSchema),
  required: z.optional(z.boolean()),
  requiredWhen: z.optional(conditionSchema),
  requiredText: z.optional(
    withDescription(textSchema, `Message if the value is missing. Default "${FIELD_DEFAULTS.requiredText}".`),
  ),
  equalTo: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'Requires the typed value to be equal to another field of the form, or to a member of the record.',
    ),
  ),
  equalText: z.optional(
    withDescription(
      textSchema,
      `Message under the input while the two values differ. Default "${FIELD_DEFAULTS.equalText}".`,
    ),
  ),
  readOnly: z.optional(z.boolean()),
  visibleWhen: z.optional(conditionSchema),
  clearWhenHidden: z.optional(
    withDescription(
      z.boolean(),
      'true: clears the value when `visibleWhen` no longer holds. Default: the value returns when the field is visible again.',
    ),
  ),
  disabledWhen: z.optional(z.array(z.strictObject({ when: conditionSchema, reason: textSchema }))),
  default: z.optional(
    withDescription(
      jsonSchema,
      'Initial value for a new record. In the form of an action "{name}" is replaced by the value of the record, and a date or a moment may start with "$today" or "$now".',
    ),
  ),
  hostDefault: z.optional(
    withDescription(
      jsonSchema,
      'Documented default of the host for a missing value. A record without the value is shown, edited and sent with this one. It is also the `default` for a new record.',
    ),
  ),
  access: z.optional(accessSchema),
  sortable: z.optional(withDescription(z.boolean(), 'true: the host can sort by this field.')),
  sortBy: z.optional(
    withDescription(z.string(), 'Sort name of the field at the host. Default: the field name.'),
  ),
  filterBy: z.optional(
    withDescription(z.string(), 'Filter name of the field at the host. Default: the field name.'),
  ),
  call: z.optional(
    withDescription(
      z.strictObject({
        path: withMark(z.string(), 'path'),
        query: z.optional(withMark(z.record(z.string(), jsonSchema), 'template')),
        responsePath: z.string(),
        error: z.optional(
          withDescription(textSchema, `Message if the call fails. Default "${FIELD_DEFAULTS.loadError}".`),
        ),
        errorDurationSeconds: z.optional(
          withDescription(
            z.number(),
            `Seconds that the message is shown. Default: \`messages.durationSeconds\` of the resource, else ${DEFAULTS.messageFor}.`,
          ),
        ),
      }),
      'Reads the value with a separate call (a count, for example) instead of from the record: path, query, and the path of the value in the answer.',
    ),
  ),
} satisfies Record<FieldKey, z.ZodMiniType>;

/** Field with the common options only; the schema of its type checks the other keys later. */
export const fieldSchema = withMark(z.looseObject({ type: z.string(), ...fieldShape }), 'inField');
export type CommonFieldInput = z.infer<z.ZodMiniObject<typeof fieldShape>>;
