import * as z from 'zod/mini';
import {
  accessSchema,
  conditionSchema,
  withDescription,
  jsonSchema,
  withMark,
  pathTemplateSchema,
  rowsPathSchema,
  textSchema,
} from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { TONES } from '../status/defaults';
import { commonDefaults, type defaults } from './defaults';

export const enumShape = {
  values: z.optional(
    withDescription(
      z.union([z.array(z.union([z.string(), z.number(), z.boolean()])), z.record(z.string(), textSchema)]),
      'Allowed values: a list, or a map from value to label.',
    ),
  ),
  labelKeyPrefix: z.optional(
    withDescription(
      withMark(z.string(), 'textStart'),
      'Prefix of the translation keys of the labels, for example "enums.asset_type"; the value follows after a dot.',
    ),
  ),
  allowOtherValues: z.optional(
    withDescription(
      z.boolean(),
      'true: the host has values besides the declared ones. An undeclared value is shown as the host writes it, and can be filtered by. Default: true if the values come from a call or from the record. false: an undeclared value is shown as unknown.',
    ),
  ),
  path: z.optional(
    withDescription(
      pathTemplateSchema,
      'Path of the call that returns the options, which follow those of `values`; {name} is replaced by the value of the form or the record.',
    ),
  ),
  query: z.optional(
    withDescription(withMark(z.record(z.string(), jsonSchema), 'template'), 'Query parameters of that call.'),
  ),
  recordPath: z.optional(
    withDescription(
      z.union([rowsPathSchema, z.array(rowsPathSchema).check(z.minLength(1))]),
      'Path of the list in the record that gives the options, for example "gateways_qrs" or "parent.kinds". If there are several paths, the first list that is not empty applies; if there is none, `values` applies. A single option is selected by itself in the form of an action, and in a create form of a panel.',
    ),
  ),
  responsePath: z.optional(
    withDescription(
      rowsPathSchema,
      'Path of the list in the answer; "data.gateways[].devices[]" is one list of the devices of all gateways. Default: "data", then the answer itself.',
    ),
  ),
  value: z.optional(
    withDescription(z.string(), 'Member of an entry that holds the value. Default "id", then "value".'),
  ),
  display: z.optional(
    withDescription(
      z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
      'Template of the text of an entry: "{name}"; of several, the first without an empty part wins. Default "name", then "label".',
    ),
  ),
  filterAllLabel: z.optional(
    withDescription(
      textSchema,
      'Label of the filter option for no filter, which sends nothing. Default "Todos".',
    ),
  ),
  paged: z.optional(
    withDescription(
      z.boolean(),
      `true: the call is paged (page[number], page[size]) and the console reads all pages. Default ${commonDefaults.paged}.`,
    ),
  ),
  loadError: z.optional(
    withDescription(
      textSchema,
      `Message if the call fails, with a retry button. Default "${commonDefaults.loadError}".`,
    ),
  ),
  exposeRecord: z.optional(
    withDescription(
      z.boolean(),
      `true: adds the whole selected entry of the call to the scope of the form, under "$chosen" and the name of the field. Use it for conditions ("$chosen.kind.sensors"), and for lists and parameters that are built from it. Default ${commonDefaults.exposeRecord}.`,
    ),
  ),
  valueAccess: z.optional(
    withDescription(
      z.record(z.string(), accessSchema),
      'Permission rules by value: a value with a rule is offered only to users with access.',
    ),
  ),
  numberLabels: z.optional(
    withDescription(
      z
        .array(
          z.strictObject({
            above: z.optional(withDescription(z.number(), 'Applies only to numbers above this one.')),
            text: withDescription(
              textSchema,
              'Text for the number, "%{smart_count}": "%{smart_count} minutos".',
            ),
          }),
        )
        .check(z.minLength(1)),
      'Texts for numeric values, also for undeclared ones, in place of `values` and `labelKeyPrefix`. The first match wins.',
    ),
  ),
  disabledValues: z.optional(
    withDescription(
      z.record(z.string(), textSchema),
      'Values that are shown but cannot be selected, each with its disabled reason. A record that already has such a value keeps it.',
    ),
  ),
};
export const shape = {
  ...enumShape,
  writeAs: z.optional(
    withDescription(
      withMark(jsonSchema, 'inAnswer'),
      'With `multiple` and `path`: the body that is written for each selected entry. "{name}" is a member of the entry, "{$outer.name}" of the object around it, "{$label}" the displayed text. `value` is then a template that identifies an entry, "{$outer.id} {id}"; an entry that lacks a part of it is not offered. Drafts in the browser never store the selection.',
    ),
  ),
  optionFilter: z.optional(
    withDescription(
      withMark(conditionSchema, 'inAnswer'),
      'With `writeAs`: condition over the entry; entries for which it does not hold are not offered.',
    ),
  ),
  multiple: z.optional(withDescription(z.boolean(), 'true: the value is a list of these values.')),
  tones: z.optional(
    withDescription(
      z.record(z.string(), z.enum(TONES)),
      'Tones of single values, by value: a dot before the text, as of `status`. A value without one is plain text. Default: none.',
    ),
  ),
  join: z.optional(
    withDescription(
      z.string().check(z.minLength(1)),
      'With `multiple`: the host stores one text with this separator, for example ","; the values are sent in the order of the declaration.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number(), z.boolean()])),
]);

export type EnumOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedEnumOptions = WithDefaults<EnumOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    enum: EnumOptions;
  }
}
